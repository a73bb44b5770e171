import type { Token } from '../tokens.ts'
import { conceptsAt } from './concepts.ts'

/** Number of hash buckets for features; colliding features share a weight. */
export const buckets = 65_536

/**
 * The features of a sequence of words, as bucket numbers: words, pairs, triples, character n-grams,
 * and concepts of the grammar's lists.
 */
export function traitsOf(tokens: readonly Token[], question: boolean): number[] {
  const traits: number[] = [bucket(question ? 11 : 12), bucket(20 + Math.min(5, tokens.length >> 2))]
  const end = question ? 3 : 2
  let before = 1
  let earlier = 0
  for (let at = 0; at <= tokens.length; at += 1) {
    const word = at < tokens.length ? wordOf((tokens[at] as Token).word) : null
    const hash = word === null ? end : word.hash
    traits.push(bucket(mix(before, hash)))
    if (earlier !== 0) traits.push(bucket(mix(earlier + 7, hash)), bucket(mix(mix(earlier, before), hash)))
    if (word !== null) for (const piece of word.pieces) traits.push(piece)
    earlier = before
    before = hash
  }
  addConcepts(traits, tokens)
  return traits
}

/**
 * Adds the concepts of the words, single and in ordered pairs: these are the same in every
 * language.
 */
function addConcepts(traits: number[], tokens: readonly Token[]): void {
  const met: (readonly number[])[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const here = conceptsAt(tokens, at)
    met.push(here)
    for (const one of here) {
      traits.push(bucket(mix(31, one)))
      for (let back = 1; back <= reach && back <= at; back += 1)
        for (const other of met[at - back] ?? []) traits.push(bucket(mix(mix(back <= near ? 37 : 41, other), one)))
    }
  }
}
const reach = 6
const near = 1

interface Word {
  readonly hash: number
  /** The whole word, and its character n-grams of length three, four and five. */
  readonly pieces: readonly number[]
}
const known = new Map<string, Word>()

function wordOf(word: string): Word {
  const before = known.get(word)
  if (before !== undefined) return before
  const read = { hash: hashOf(word, 0, word.length), pieces: piecesOf(word) }
  // Hostile texts contain endless new words: the cache stays small.
  if (known.size > 5000) known.clear()
  known.set(word, read)
  return read
}

function piecesOf(word: string): number[] {
  const framed = `^${word.slice(0, 30)}$`
  const pieces = [bucket(hashOf(word, 0, word.length))]
  for (const length of [3, 4, 5])
    for (let from = 0; from + length <= framed.length; from += 1)
      pieces.push(bucket(mix(length, hashOf(framed, from, from + length))))
  return pieces
}

function hashOf(text: string, from: number, to: number): number {
  let hash = 2_166_136_261
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619)
  return hash
}

function mix(one: number, two: number): number {
  return Math.imul(Math.imul(one, 31) ^ two, 0x2c1b3c6d) ^ (one >>> 13)
}

function bucket(hash: number): number {
  let spread = hash ^ (hash >>> 15)
  spread = Math.imul(spread, 0x2c1b3c6d)
  spread ^= spread >>> 12
  spread = Math.imul(spread, 0x297a2d39)
  return (spread ^ (spread >>> 15)) & (buckets - 1)
}
