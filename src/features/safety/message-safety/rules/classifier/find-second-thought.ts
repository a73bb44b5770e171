import type { Kind } from '#features/members/fictional-profiles/index.ts'
import { asksByGrammar } from './asks-by-grammar.ts'
import { containsContact } from './contains-contact.ts'
import { findTopics } from './find-topics.ts'

/** Why a member may want to reread a message before sending it. */
export type SecondThought = 'hurts' | 'contact' | 'asks'

/** Facts about a draft, in addition to its text. */
export interface DraftFacts {
  readonly to: Kind
  /** Whether sending it costs credits. */
  readonly paid: boolean
  readonly messagesBefore: number
}

/**
 * Number of messages into a conversation up to which it is too early to give away contact details.
 */
const early = 6

/**
 * The message policy for a draft, in the browser: whether to ask once before it is sent. It asks if
 * the draft is hurtful, gives away contact details to someone the sender hardly knows, or costs
 * credits for a question that the profile's menu answers for free. Never blocks the message.
 */
export function findSecondThought(
  text: string,
  { to, paid, messagesBefore }: DraftFacts,
): SecondThought | null {
  if (to !== 'member') return paid && asksByGrammar(text) ? 'asks' : null
  if (findTopics(text).has('hurts')) return 'hurts'
  return messagesBefore < early && containsContact(text) ? 'contact' : null
}
