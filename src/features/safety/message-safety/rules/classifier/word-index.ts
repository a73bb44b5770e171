import { foldUmlauts } from './fold.ts'
import type { Token } from './tokenize.ts'

/** The words used in patterns; finds which of them a word in a text may mean. */
export interface WordIndex {
  /** The entries a word may mean: `real`, or `echt*` for every word with that prefix. */
  readonly meanings: (word: string) => ReadonlySet<string>
  /**
   * Splits words that are run together: areyoureal → are you real. Null if that is not possible.
   */
  readonly apart: (word: string) => readonly string[] | null
}

const none: ReadonlySet<string> = new Set()
const shortestGuessed = 5
const longest = 40

/**
 * Builds the index from entries; those in `exactOnly` match without spelling correction, and words
 * in `certain` never count as misspelled.
 */
export function createWordIndex(
  guessed: readonly string[],
  exactOnly: readonly string[],
  certain: Iterable<string>,
): WordIndex {
  const exact = new Set<string>()
  const starts = new Map<string, string>()
  const near = new Map<string, Set<string>>()
  const sure = new Set(certain)
  const guess = new Set(guessed)
  for (const entry of new Set([...guessed, ...exactOnly])) {
    const word = entry.endsWith('*') ? entry.slice(0, -1) : entry
    if (entry.endsWith('*')) starts.set(word, entry)
    else exact.add(word)
    if (!guess.has(entry)) continue
    if (word.length >= shortestGuessed)
      for (const form of [word, ...cuts(word)]) addToSet(near, form, entry)
    else if (word.length === 4) for (const form of swaps(word)) addToSet(near, form, entry)
  }
  const cache = new Map<string, ReadonlySet<string>>()

  function meanings(word: string): ReadonlySet<string> {
    if (word.length > longest) return none
    const before = cache.get(word)
    if (before !== undefined) return before
    const found = lookUp(word)
    // Limits the cache, because hostile texts can contain endless new words.
    if (cache.size > 5000) cache.clear()
    cache.set(word, found)
    return found
  }

  function lookUp(word: string): ReadonlySet<string> {
    const matches = new Set<string>()
    if (exact.has(word)) matches.add(word)
    for (let end = 3; end <= word.length; end += 1) {
      const entry = starts.get(word.slice(0, end))
      if (entry !== undefined) matches.add(entry)
    }
    // A known word is not a misspelling of another one.
    if (
      sure.has(word) ||
      exact.has(word) ||
      word.length < 4 ||
      (word.length === 4 && matches.size > 0)
    )
      return matches
    const withoutDoubles = word.replace(/(.)\1/g, '$1')
    if (withoutDoubles !== word && withoutDoubles.length >= 3 && exact.has(withoutDoubles))
      matches.add(withoutDoubles)
    for (const form of [word, ...(word.length >= shortestGuessed ? cuts(word) : [])])
      for (const entry of near.get(form) ?? none) if (isNear(word, entry)) matches.add(entry)
    // For an inflected word only the prefix is known, so each of its prefixes may be misspelled.
    for (let end = shortestGuessed + 1; end < word.length && end <= 12; end += 1)
      for (const form of cuts(word.slice(0, end)))
        for (const entry of near.get(form) ?? none) if (entry.endsWith('*')) matches.add(entry)
    return matches
  }

  function apart(word: string): readonly string[] | null {
    if (word.length < 6 || word.length > longest || sure.has(word)) return null
    const best: (readonly string[] | null)[] = [[]]
    for (let end = 1; end <= word.length; end += 1) {
      best[end] = null
      for (let start = Math.max(0, end - 14); start < end; start += 1) {
        const before = best[start]
        const piece = word.slice(start, end)
        if (
          before == null ||
          (piece.length === 1 && piece !== 'u' && piece !== 'r' && piece !== 'a') ||
          !(exact.has(piece) || (piece.length >= 4 && starts.has(piece)))
        )
          continue
        const whole = [...before, piece]
        if (best[end] == null || whole.length < (best[end]?.length ?? 0)) best[end] = whole
      }
    }
    const split = best[word.length]
    // A few known fragments can occur in any word.
    return split != null && split.length >= 2 && split.length * 2.5 <= word.length ? split : null
  }
  return { meanings, apart }
}

/**
 * Returns every word of a text with its possible meanings; words that are run together are split.
 */
export function addMeanings(
  book: WordIndex,
  tokens: readonly Token[],
): (Token & { means: ReadonlySet<string> })[] {
  const out: (Token & { means: ReadonlySet<string> })[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token
    const next = tokens[at + 1]
    const means = book.meanings(token.word)
    if (means.size > 0) {
      out.push({ ...token, means })
      continue
    }
    const alone = book.apart(token.word)
    const both =
      alone === null &&
      next !== undefined &&
      brokenBefore(token, next) &&
      book.meanings(next.word).size === 0
        ? book.apart(token.word + next.word)
        : null
    const splitWords = alone ?? both
    if (splitWords === null) out.push({ ...token, means })
    else {
      const pause = both === null ? token.pause : (next?.pause ?? 0)
      splitWords.forEach((word, index) =>
        out.push({
          word,
          pause: index === splitWords.length - 1 ? pause : 0,
          means: book.meanings(word),
        }),
      )
      if (both !== null) at += 1
    }
  }
  return out
}

/** “ar eyou”: a misplaced space leaves a short piece. */
function brokenBefore(token: Token, next: Token): boolean {
  return token.pause === 0 && Math.min(token.word.length, next.word.length) <= 3
}

/** Normalizes an entry in the same way as the words of a text. */
export function normalizeEntry(word: string): string {
  return foldUmlauts(word)
}

function addToSet(map: Map<string, Set<string>>, key: string, value: string): void {
  const existing = map.get(key)
  if (existing === undefined) map.set(key, new Set([value]))
  else existing.add(value)
}

/**
 * All variants of the word without one letter, except the first: people mistype the middle of
 * words.
 */
function cuts(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at + 1) + word.slice(at + 2),
  )
}

function swaps(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, at) => swapped(word, at))
}

function swapped(word: string, at: number): string {
  return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2)
}

/**
 * Whether the lengths allow a match: one letter more, fewer or different, or two swapped; for a
 * prefix, its length is compared.
 */
function isNear(word: string, entry: string): boolean {
  const whole = entry.endsWith('*') ? entry.slice(0, -1) : entry
  if (whole.length === 4) return word.length === 4
  const part = entry.endsWith('*') ? word.slice(0, whole.length + 1) : word
  return Math.abs(part.length - whole.length) <= 1
}
