/** Why a request was declined; each reason is a sentence shown to the member, with advice. */
export const declineReasons = [
  'not_same_person',
  'profile_photo_unclear',
  'selfie_unclear',
  'gesture_missing',
  'code_missing',
  'several_people',
  'not_live',
] as const
export type DeclineReason = (typeof declineReasons)[number]
