import { nudgesFor } from '#features/safety/message-safety/index.ts'

/**
 * What a waiting conversation is marked with before anybody opens it: the member asked whether the profile is real; a care notice holds;
 * they wrote of money, contact data or another app; it is their first message there; it was handed over.
 */
export const deskFlags = ['asked', 'care', 'warning', 'first', 'handed_over'] as const
export type DeskFlag = (typeof deskFlags)[number]

/** What is known of a conversation that waits. */
export interface Marked {
  readonly askedReal: boolean
  readonly pausedUntil: Date | null
  /** What the member wrote since the last answer. */
  readonly words: readonly string[]
  readonly answered: boolean
  readonly handedOver: boolean
}

/** The marks of a waiting conversation, the gravest first. */
export function flagsOf(facts: Marked, now: Date): DeskFlag[] {
  const holds: Readonly<Record<DeskFlag, boolean>> = {
    asked: facts.askedReal,
    care: facts.pausedUntil !== null && facts.pausedUntil.getTime() > now.getTime(),
    warning: facts.words.some((text) => nudgesFor(text).length > 0),
    first: !facts.answered,
    handed_over: facts.handedOver,
  }
  return deskFlags.filter((flag) => holds[flag])
}
