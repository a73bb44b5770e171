import type { Sign } from './signs.ts'

/** What a member did with fictional profiles lately; nothing from before the last pause counts. */
export interface CareFacts {
  /** Credits for messages to them in the last 24 hours, and in the fourteen days before those. */
  readonly spentDay: number
  readonly spentBefore: number
  /** Messages in the small hours, messages that speak of love or meeting, and signs of distress: in seven days. */
  readonly nights: number
  readonly attached: number
  readonly distress: number
}

/** A message as far as it counts here. */
export interface CareMessage {
  readonly credits: number
  readonly night: boolean
  readonly signs: readonly Sign[]
}

/** From how much on a site speaks up. */
export interface CareTerms {
  readonly care_spend_credits: number
  readonly care_night_messages: number
  readonly care_attached_messages: number
  readonly care_distress_messages: number
}

/** Why somebody is asked to pause, in the order in which it is said. */
export const careReasons = ['distress', 'attached', 'spending', 'night'] as const
export type CareReason = (typeof careReasons)[number]

/** How many times the usual day's spend is steep. */
const steep = 3
const daysBefore = 14

/** What speaks for a pause once this message is sent (F12); nothing for almost everybody. */
export function judgeCare(facts: CareFacts, message: CareMessage, terms: CareTerms): readonly CareReason[] {
  const { credits, night, signs } = message
  const spent = facts.spentDay + credits
  const has = (sign: Sign) => (signs.includes(sign) ? 1 : 0)
  const reached: Record<CareReason, boolean> = {
    distress: has('distress') > 0 && facts.distress + 1 >= terms.care_distress_messages,
    attached: has('attached') > 0 && facts.attached + 1 >= terms.care_attached_messages,
    spending: credits > 0 && spent >= terms.care_spend_credits && spent * daysBefore >= steep * facts.spentBefore,
    night: night && facts.nights + 1 >= terms.care_night_messages,
  }
  return careReasons.filter((reason) => reached[reason])
}
