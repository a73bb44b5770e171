import type { Token } from '../tokenize.ts'
import { findConcepts } from './find-concepts.ts'

/** Number of hash buckets for features; colliding features share a weight. */
export const featureBuckets = 65_536

/**
 * The features of a sequence of words, as bucket numbers: words, pairs, triples, character n-grams,
 * and concepts of the grammar's lists.
 */
export function extractFeatures(tokens: readonly Token[], question: boolean): number[] {
  const traits: number[] = [
    bucket(question ? 11 : 12),
    bucket(20 + Math.min(5, tokens.length >> 2)),
  ]
  const end = question ? 3 : 2
  let before = 1
  let earlier = 0
  for (let at = 0; at <= tokens.length; at += 1) {
    const current = at < tokens.length ? getWordFeatures((tokens[at] as Token).word) : null
    const hash = current === null ? end : current.hash
    traits.push(bucket(mix(before, hash)))
    if (earlier !== 0)
      traits.push(bucket(mix(earlier + 7, hash)), bucket(mix(mix(earlier, before), hash)))
    if (current !== null) for (const piece of current.pieces) traits.push(piece)
    earlier = before
    before = hash
  }
  addConcepts(traits, tokens)
  return traits
}

/**
 * Adds the concepts of the words, single and in ordered pairs, which are the same in every
 * language.
 */
function addConcepts(traits: number[], tokens: readonly Token[]): void {
  const met: (readonly number[])[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const here = findConcepts(tokens, at)
    met.push(here)
    for (const one of here) {
      traits.push(bucket(mix(31, one)))
      for (let distance = 1; distance <= reach && distance <= at; distance += 1)
        for (const other of met[at - distance] ?? [])
          traits.push(bucket(mix(mix(distance <= near ? 37 : 41, other), one)))
    }
  }
}
const reach = 6
const near = 1

interface WordFeatures {
  readonly hash: number
  /** The complete word, and its character n-grams of length three, four and five. */
  readonly pieces: readonly number[]
}
const wordCache = new Map<string, WordFeatures>()

function getWordFeatures(word: string): WordFeatures {
  const before = wordCache.get(word)
  if (before !== undefined) return before
  const read = { hash: hashSubstring(word, 0, word.length), pieces: computePieces(word) }
  // Limits the cache, because hostile texts can contain endless new words.
  if (wordCache.size > 5000) wordCache.clear()
  wordCache.set(word, read)
  return read
}

function computePieces(word: string): number[] {
  const framed = `^${word.slice(0, 30)}$`
  const pieces = [bucket(hashSubstring(word, 0, word.length))]
  for (const length of [3, 4, 5])
    for (let from = 0; from + length <= framed.length; from += 1)
      pieces.push(bucket(mix(length, hashSubstring(framed, from, from + length))))
  return pieces
}

function hashSubstring(text: string, from: number, to: number): number {
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
  return (spread ^ (spread >>> 15)) & (featureBuckets - 1)
}
