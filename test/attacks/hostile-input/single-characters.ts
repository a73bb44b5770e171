/** Ranges of code points that programs treat unlike letters, first and last. */
const ranges: readonly (readonly [number, number])[] = [
  // Controls without NUL, which no text may contain, and those above 127.
  [0x01, 0x1f],
  [0x7f, 0x9f],
  // Combining marks, as many as fit a Latin letter.
  [0x300, 0x32f],
  // Spaces, joiners, directions, isolates and invisible operators.
  [0x2000, 0x200f],
  [0x2028, 0x202f],
  [0x205f, 0x206f],
  [0x3000, 0x3002],
  // Variation selectors and language tags.
  [0xfe00, 0xfe0f],
  [0xe0061, 0xe007f],
  // Characters that are none.
  [0xfdd0, 0xfdef],
  [0xfff0, 0xffff],
  // Letters of full width, ligatures, and digits that are not ASCII.
  [0xff10, 0xff19],
  [0xfb00, 0xfb06],
  [0x660, 0x669],
  [0x966, 0x96f],
  [0x1d7ce, 0x1d7ff],
]
/** Letters whose case or width changes unexpectedly, and others with a history. */
const single = 'İıŞşßẞſKÅµΣςⅷÆŒǅﷺ꙱𝒜🏻🇳⃣\u0130\u1e9e\u2126\ufeff\u00ad\u061c\u180e\u034f'

/** Texts with one unusual character between two letters, one for each of several hundred characters. */
export function singleCharacterTexts(): readonly string[] {
  const points = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, nth) => String.fromCodePoint(first + nth)),
  )
  return [...points, ...new Set(single)].map((character) => `a${character}b`)
}
