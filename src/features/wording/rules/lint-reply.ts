import { holdsContact } from './contact.ts'
import { readTopics, type Topic } from './read-topics.ts'

/** What a fictional profile must never say. */
export type Fault = 'claims_real' | 'promises_meeting' | 'contact' | 'asks_money'

const faults: readonly (readonly [Topic, Fault])[] = [
  ['claims', 'claims_real'],
  ['says_real', 'claims_real'],
  ['meeting', 'promises_meeting'],
  ['says_meeting', 'promises_meeting'],
  ['says_contact', 'contact'],
  ['money', 'asks_money'],
  ['says_money', 'asks_money'],
]

/** What stands against sending an answer in a fictional profile’s name: each fault once, none when it may go. */
export function lintReply(text: string): readonly Fault[] {
  const topics = readTopics(text)
  const found = new Set(faults.filter(([topic]) => topics.has(topic)).map(([, fault]) => fault))
  if (holdsContact(text)) found.add('contact')
  return [...found]
}
