/**
 * Signs in a member's message to a fictional profile: that they think the profile is a real person,
 * or that they are in distress.
 */
export type WellbeingSign = 'attached' | 'distress'

/**
 * A member's recent activity with fictional profiles. Anything before the last pause is ignored.
 */
export interface WellbeingFacts {
  /**
   * Credits spent on messages to fictional profiles in the last 24 hours, and in the fourteen days
   * before that.
   */
  readonly spentDay: number
  readonly spentBefore: number
  /**
   * Messages at night, messages that mention love or meeting, and messages that show distress,
   * within seven days.
   */
  readonly nights: number
  readonly attached: number
  readonly distress: number
}

/** The message facts that matter for the decision. */
export interface WellbeingMessage {
  readonly credits: number
  readonly night: boolean
  readonly signs: readonly WellbeingSign[]
}

/** Thresholds above which a site asks a member to pause. */
export interface WellbeingThresholds {
  readonly care_spend_credits: number
  readonly care_night_messages: number
  readonly care_attached_messages: number
  readonly care_distress_messages: number
}

/** Why a member is asked to pause, in the order shown. */
export const wellbeingReasons = ['distress', 'attached', 'spending', 'night'] as const
export type WellbeingReason = (typeof wellbeingReasons)[number]

/** Multiple of the usual daily spend that is considered steep. */
const steep = 3
const daysBefore = 14

/**
 * Returns the reasons for a pause once this message is sent (F12); empty for almost all members.
 */
export function decidePause(
  facts: WellbeingFacts,
  message: WellbeingMessage,
  terms: WellbeingThresholds,
): readonly WellbeingReason[] {
  const { credits, night, signs } = message
  const spent = facts.spentDay + credits
  const has = (sign: WellbeingSign) => (signs.includes(sign) ? 1 : 0)
  const reached: Record<WellbeingReason, boolean> = {
    distress: has('distress') > 0 && facts.distress + 1 >= terms.care_distress_messages,
    attached: has('attached') > 0 && facts.attached + 1 >= terms.care_attached_messages,
    spending:
      credits > 0 &&
      spent >= terms.care_spend_credits &&
      spent * daysBefore >= steep * facts.spentBefore,
    night: night && facts.nights + 1 >= terms.care_night_messages,
  }
  return wellbeingReasons.filter((reason) => reached[reason])
}
