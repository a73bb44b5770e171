import type { Phrasebook } from './line.ts'
import type { Token } from './tokenize.ts'
import { normalizeEntry } from './word-index.ts'

/** How many words around a match are used to detect its language. */
const reach = 3

/**
 * Creates a detector of the languages around a match: “sei” exists in both German and Italian, and
 * only the words next to it can tell which it is. A language is accepted if it contains at least
 * two thirds as many of the words as the best one.
 */
export function createLanguageDetector(
  books: readonly Phrasebook[],
): (tokens: readonly Token[], from: number, to: number) => ReadonlySet<Phrasebook> {
  const speakers = new Map<string, number[]>()
  books.forEach((book, index) => {
    for (const word of new Set(listWords(book)))
      speakers.set(word, [...(speakers.get(word) ?? []), index])
  })
  return (tokens, from, to) => {
    const wordCounts = books.map(() => 0)
    for (let at = Math.max(0, from - reach); at < Math.min(tokens.length, to + reach); at += 1)
      for (const index of speakers.get(tokens[at]?.word ?? '') ?? [])
        wordCounts[index] = (wordCounts[index] ?? 0) + 1
    const highest = Math.max(...wordCounts)
    return new Set(books.filter((_, index) => (wordCounts[index] ?? 0) * 3 >= highest * 2))
  }
}

function listWords({ lists, tails, certain }: Phrasebook): string[] {
  return [...Object.values(lists), tails, certain].flatMap((list) =>
    list.split(/[\s+]+/).map(normalizeEntry),
  )
}
