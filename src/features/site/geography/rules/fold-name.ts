const letterReplacements: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
}

/**
 * Normalizes a place name for search: lower case, no accents, single spaces between words.
 * "'s-Hertogenbosch" → "s hertogenbosch".
 */
export function foldName(name: string): string {
  return (
    name
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      // After removing accents, because some letters combine both: "ǣ".
      .replace(/[ßłøđæœ]/g, (letter) => letterReplacements[letter] ?? letter)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  )
}
