import { findWarnings } from '#features/safety/message-safety/index.ts'

/**
 * Flags of a waiting conversation, shown before it is opened: the member asked whether the profile
 * is real; a care notice is active; they wrote about money, contact details or another app; it is
 * their first message there; it was handed over.
 */
export const deskFlags = ['asked', 'care', 'warning', 'first', 'handed_over'] as const
export type DeskFlag = (typeof deskFlags)[number]

/** Facts about a waiting conversation. */
export interface FlagFacts {
  readonly askedReal: boolean
  readonly pausedUntil: Date | null
  /** The member's messages since the last reply. */
  readonly messages: readonly string[]
  readonly answered: boolean
  readonly handedOver: boolean
}

/** Returns the flags of a waiting conversation, the most serious first. */
export function chooseFlags(facts: FlagFacts, now: Date): DeskFlag[] {
  const applies: Readonly<Record<DeskFlag, boolean>> = {
    asked: facts.askedReal,
    care: facts.pausedUntil !== null && facts.pausedUntil.getTime() > now.getTime(),
    warning: facts.messages.some((text) => findWarnings(text).length > 0),
    first: !facts.answered,
    handed_over: facts.handedOver,
  }
  return deskFlags.filter((flag) => applies[flag])
}
