/** Why a photo is rejected; each reason is a sentence its owner reads. */
export const rejections = [
  'explicit',
  'not_own',
  'underage',
  'contact',
  'unclear',
  'other',
] as const
export type Rejection = (typeof rejections)[number]
