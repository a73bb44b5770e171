import type { Phrasebook } from './line.ts'
import type { Token } from './tokens.ts'
import { entryOf } from './word-book.ts'

/** How many words around a match are used to detect its language. */
const reach = 3

/**
 * Creates a detector of the languages around a match: “sei” is German and Italian, and only its
 * neighbours can tell. A language is accepted if
 * it knows at least two thirds as many of the words as the best one.
 */
export function createVoices(
  books: readonly Phrasebook[],
): (tokens: readonly Token[], from: number, to: number) => ReadonlySet<Phrasebook> {
  const speakers = new Map<string, number[]>()
  books.forEach((book, index) => {
    for (const word of new Set(wordsIn(book))) speakers.set(word, [...(speakers.get(word) ?? []), index])
  })
  return (tokens, from, to) => {
    const known = books.map(() => 0)
    for (let at = Math.max(0, from - reach); at < Math.min(tokens.length, to + reach); at += 1)
      for (const index of speakers.get(tokens[at]?.word ?? '') ?? []) known[index] = (known[index] ?? 0) + 1
    const most = Math.max(...known)
    return new Set(books.filter((_, index) => (known[index] ?? 0) * 3 >= most * 2))
  }
}

function wordsIn({ lists, tails, certain }: Phrasebook): string[] {
  return [...Object.values(lists), tails, certain].flatMap((list) => list.split(/[\s+]+/).map(entryOf))
}
