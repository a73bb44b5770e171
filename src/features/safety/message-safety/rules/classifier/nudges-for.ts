import { holdsContact } from './contact.ts'
import { readTopics } from './read-topics.ts'

/** What a member is warned of under a message: each kind has a sentence of its own. */
export const nudgeKinds = ['money', 'scam', 'away', 'contact'] as const
export type NudgeKind = (typeof nudgeKinds)[number]

/** What to warn the reader of a message of (BEY-16), the gravest first; none for almost all messages. */
export function nudgesFor(text: string): readonly NudgeKind[] {
  const topics = readTopics(text)
  return nudgeKinds.filter((kind) => (kind === 'contact' ? holdsContact(text) : topics.has(kind)))
}
