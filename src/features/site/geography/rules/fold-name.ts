const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
}

/** A place name as it is searched: small letters without accents, one blank between words. "'s-Hertogenbosch" → "s hertogenbosch". */
export function foldName(name: string): string {
  return (
    name
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      // After the accents, for some letters bear both: "ǣ".
      .replace(/[ßłøđæœ]/g, (letter) => letters[letter] ?? letter)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  )
}
