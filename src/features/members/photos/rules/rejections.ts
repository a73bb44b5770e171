/** Why a photo is rejected; each reason is a sentence shown to the owner. */
export const rejections = [
  'explicit',
  'not_own',
  'underage',
  'contact',
  'unclear',
  'other',
] as const
export type Rejection = (typeof rejections)[number]
