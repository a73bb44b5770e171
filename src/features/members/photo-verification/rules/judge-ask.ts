import { askAgainMs } from './spans.ts'

/** Whether one may ask a member to verify their photos, and why not. */
export type AskVerdict = 'open' | 'asked' | 'verified' | 'no_photo' | 'never' | 'confirm_first'

/** Facts of the two. */
export interface AskFacts {
  readonly kind: 'member' | 'fictional' | 'sponsored'
  readonly oneself: boolean
  /** The one who asks has confirmed the address. */
  readonly confirmed: boolean
  /** Of the one who is asked: null where no main photo is to be seen. */
  readonly mainPhoto: { readonly verified: boolean } | null
  readonly lastAsked: Date | null
}

/** One asking in 30 days, of members only: behind other profiles nobody could stand before a camera. */
export function judgeAsk(facts: AskFacts, now: Date): AskVerdict {
  if (facts.oneself || facts.kind !== 'member') return 'never'
  if (facts.mainPhoto?.verified === true) return 'verified'
  if (facts.lastAsked !== null && now < mayAskAgainAt(facts.lastAsked)) return 'asked'
  if (facts.mainPhoto === null) return 'no_photo'
  return facts.confirmed ? 'open' : 'confirm_first'
}

/** When the same member may be asked again. */
export function mayAskAgainAt(asked: Date): Date {
  return new Date(asked.getTime() + askAgainMs)
}
