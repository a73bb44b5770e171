const strokes: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  þ: 'th',
}

/** Folds case, accents and strokes, so that "lodz" finds Łódź and "koln" finds Köln. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łøđßæœıþ]/gu, (character) => strokes[character] ?? character)
    .replace(/[-’'\s]+/gu, ' ')
    .trim()
}

/**
 * The options whose label contains the typed text: first those that start with it, then those with
 * a word that does, then the rest.
 */
export function matchOptions<T extends { label: string }>(
  options: readonly T[],
  typed: string,
): T[] {
  const query = foldText(typed)
  if (!query) return [...options]
  const rank = (label: string) =>
    label.startsWith(query) ? 0 : label.includes(` ${query}`) ? 1 : label.includes(query) ? 2 : 3
  return options
    .map((option) => ({ option, rank: rank(foldText(option.label)) }))
    .filter((found) => found.rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map((found) => found.option)
}
