import { readTopics } from './read-topics.ts'

/**
 * Whether somebody asks if they are writing to a real person, in any of the seven languages (BEY-02). It rather answers once too
 * often than not at all: who only speaks of real people, and not of being one, is taken to ask.
 */
export function asksIfReal(text: string): boolean {
  const topics = readTopics(text)
  return topics.has('asks') || (topics.has('reality') && !topics.has('claims'))
}
