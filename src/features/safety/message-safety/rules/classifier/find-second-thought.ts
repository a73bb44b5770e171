import { containsContact } from './contains-contact.ts'
import { findTopics } from './find-topics.ts'

/** Why a member may want to reread a message before sending it. */
export type SecondThought = 'hurts' | 'contact'

/** Up to this many messages into a conversation it is early to give away contact details. */
const early = 6

/**
 * Whether to ask once before a message is sent: it is hurtful, or gives away contact details to
 * someone hardly known. Never blocks the message.
 */
export function findSecondThought(text: string, messagesBefore: number): SecondThought | null {
  if (findTopics(text).has('hurts')) return 'hurts'
  return messagesBefore < early && containsContact(text) ? 'contact' : null
}
