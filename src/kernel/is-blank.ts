/**
 * White space, what a renderer leaves out (joiners, soft hyphens, byte order marks, variation selectors, Hangul fillers, marks of
 * direction), control characters, and the braille cell without a dot. NUL is no blank: no text may hold it.
 */
const unseen = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\u2800]*$/u

/**
 * Whether nobody could see anything of a text. Joiners between emoji and marks of direction beside letters are part of what is seen, so
 * only a text of nothing else is blank.
 */
export function isBlank(text: string): boolean {
  return unseen.test(text) && !text.includes('\0')
}

/** A text of nothing but what cannot be seen is an empty one. Of spaces alone each act says itself what is missing. */
export function withoutUnseen(text: string): string {
  return isBlank(text) && text.trim() !== '' ? '' : text
}
