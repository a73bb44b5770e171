/** Subjects of a complaint, in the order offered. */
export const topics = ['profile', 'message', 'photo', 'payment', 'decision', 'other'] as const
export type Topic = (typeof topics)[number]

/** Results of a complaint or an appeal: the person is right, or not. */
export const outcomes = ['upheld', 'rejected'] as const
export type Outcome = (typeof outcomes)[number]

/** The moderation that a statement of reasons is about. */
export const sources = ['report', 'photo', 'complaint', 'verification', 'wellbeing'] as const
export type Source = (typeof sources)[number]

/** `affected`: the member against whom action was taken; `notifier`: the person who reported or complained. */
export const sides = ['affected', 'notifier'] as const
export type Side = (typeof sides)[number]

/** Decisions, as statements of reasons name it. */
export const decisions = [
  'nothing',
  'warning',
  'pause',
  'ban',
  'suspension',
  'photo_rejected',
  'verification_declined',
  'break',
  'upheld',
  'rejected',
] as const
export type Decided = (typeof decisions)[number]

/** Origins of a decision: a notice by someone, our team's own check, automatic detection, or the member's request. */
export const origins = ['notice', 'own', 'automatic', 'request'] as const
export type Origin = (typeof origins)[number]

/** Rules of the site that a decision can be based on: reasons of reports, of photos, of declined verifications, and of breaks. */
export const ruleKeys = [
  'scam',
  'fake',
  'insult',
  'threat',
  'sexual',
  'minor',
  'advertising',
  'other',
  'explicit',
  'not_own',
  'underage',
  'contact',
  'unclear',
  'not_same_person',
  'profile_photo_unclear',
  'selfie_unclear',
  'gesture_missing',
  'code_missing',
  'several_people',
  'not_live',
  'wellbeing',
] as const
export type RuleKey = (typeof ruleKeys)[number]

/** Maximum lengths of what people write. */
export const textLimits = { details: 3000, reference: 200, statement: 2000 } as const
