/** Why a person could not verify photos; each is a sentence the member reads, with what helps. */
export const reasons = [
  'not_same_person',
  'profile_photo_unclear',
  'selfie_unclear',
  'gesture_missing',
  'code_missing',
  'several_people',
  'not_live',
] as const
export type Reason = (typeof reasons)[number]
