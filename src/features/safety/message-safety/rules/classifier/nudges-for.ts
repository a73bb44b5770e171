import { holdsContact } from './contact.ts'
import { readTopics } from './read-topics.ts'

/** The kinds of warnings shown below a message; each has its own sentence. */
export const nudgeKinds = ['money', 'scam', 'away', 'contact'] as const
export type NudgeKind = (typeof nudgeKinds)[number]

/**
 * Returns the warnings for the reader of a message (BEY-16), most serious first; empty for almost
 * all messages.
 */
export function nudgesFor(text: string): readonly NudgeKind[] {
  const topics = readTopics(text)
  return nudgeKinds.filter((kind) => (kind === 'contact' ? holdsContact(text) : topics.has(kind)))
}
