/** Something that can be looked for: its name, and other words people would type for it. */
export interface Findable {
  readonly name: string
  readonly words: string
}

/**
 * What fits the words someone typed, the nearest first: every word must begin a word of its name or of its other words. Case and accents do not count.
 * No words find everything, in its own order.
 */
export function findByWords<T extends Findable>(all: readonly T[], typed: string): T[] {
  const wanted = wordsOf(typed)
  if (wanted.length === 0) return [...all]
  return all
    .map((one) => ({ one, rank: rankOf(one, wanted) }))
    .filter(({ rank }) => rank < 2)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ one }) => one)
}

/** 0 where the name alone fits, 1 with its other words, 2 where it does not fit. */
function rankOf({ name, words }: Findable, wanted: readonly string[]): number {
  const fits = (there: readonly string[]) => wanted.every((word) => there.some((other) => other.startsWith(word)))
  const named = wordsOf(name)
  return fits(named) ? 0 : fits([...named, ...wordsOf(words)]) ? 1 : 2
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}
