import { readTopics } from './read-topics.ts'

/**
 * Whether somebody asks, doubts or denies that they are writing to a real person, in any of the seven languages (BEY-02). It rather
 * answers once too often than not at all.
 */
export function asksIfReal(text: string): boolean {
  return readTopics(text).has('asks')
}
