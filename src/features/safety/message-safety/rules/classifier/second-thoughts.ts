import { holdsContact } from './contact.ts'
import { readTopics } from './read-topics.ts'

/** Why somebody may want to read a message once more before it goes. */
export type SecondThought = 'hurts' | 'contact'

/** How many messages into a conversation it is still early for telling where one can be reached. */
const early = 6

/** Whether to ask once before a message goes: it hurts, or gives contact data away to somebody hardly known. Never a ban. */
export function secondThought(text: string, messagesBefore: number): SecondThought | null {
  if (readTopics(text).has('hurts')) return 'hurts'
  return messagesBefore < early && holdsContact(text) ? 'contact' : null
}
