/**
 * White space, characters a renderer ignores (joiners, soft hyphens, byte order marks, variation
 * selectors, Hangul fillers, direction marks), control characters, and the braille blank. NUL does
 * not count as blank, because no text may contain it.
 */
const unseen = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\u2800]*$/u

/**
 * Whether a text has no visible character. Joiners between emoji and direction marks next to
 * letters are part of visible text, so only a text consisting entirely of such characters is blank.
 */
export function isBlank(text: string): boolean {
  return unseen.test(text) && !text.includes('\0')
}

/**
 * Returns an empty text if nothing in it is visible. A text of only spaces is left for each handler
 * to report.
 */
export function dropInvisible(text: string): string {
  return isBlank(text) && text.trim() !== '' ? '' : text
}
