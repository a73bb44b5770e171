import { containsContact } from './contains-contact.ts'
import { findTopics } from './find-topics.ts'

/** The kinds of warnings shown below a message; each has its own sentence. */
export const warningKinds = ['money', 'scam', 'away', 'contact'] as const
export type MessageWarningKind = (typeof warningKinds)[number]

/**
 * Returns the warnings for the reader of a message (BEY-16), most serious first; empty for almost
 * all messages.
 */
export function findWarnings(text: string): readonly MessageWarningKind[] {
  const topics = findTopics(text)
  return warningKinds.filter((kind) =>
    kind === 'contact' ? containsContact(text) : topics.has(kind),
  )
}
