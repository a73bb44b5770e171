/** Something that can be searched: its name and further keywords. */
export interface Findable {
  readonly name: string
  readonly words: string
}

/**
 * Returns the items that match what was typed, best match first: every word must start a word of
 * the name or of the keywords. Case and accents are ignored. An empty search returns everything in
 * its original order.
 */
export function findByWords<T extends Findable>(all: readonly T[], typed: string): T[] {
  const searchWords = splitWords(typed)
  if (searchWords.length === 0) return [...all]
  return all
    .map((one) => ({ one, rank: rankMatch(one, searchWords) }))
    .filter(({ rank }) => rank < 2)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ one }) => one)
}

/** 0 if the name alone matches, 1 with its keywords, 2 if it does not match. */
function rankMatch({ name, words }: Findable, searchWords: readonly string[]): number {
  const fits = (there: readonly string[]) =>
    searchWords.every((word) => there.some((other) => other.startsWith(word)))
  const named = splitWords(name)
  return fits(named) ? 0 : fits([...named, ...splitWords(words)]) ? 1 : 2
}

function splitWords(text: string): string[] {
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
