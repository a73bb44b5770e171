import type { IcuMessage } from './parse-icu-message.ts'
import { sameAsEnglish } from './same-as-english.ts'

/** Returns typographic mistakes that apply in every language. */
export function checkText(text: string, { literals }: IcuMessage): string[] {
  const seen = literals.join('')
  return [
    ...(text.trim() === '' ? ['is empty'] : []),
    ...(text !== text.trim() ? ['begins or ends with a space'] : []),
    ...(/ {2}/.test(text) ? ['has two spaces in a row'] : []),
    ...(/!["”“«»’)\]]*(\s|$)/.test(seen) || /¡/.test(seen) ? ['has an exclamation mark'] : []),
    ...(/'/.test(seen) ? ['has a straight apostrophe instead of ’'] : []),
    ...(/"/.test(seen) ? ['has straight quotation marks instead of “ ” „ “ « »'] : []),
    ...(/\.\.\./.test(seen) ? ['has three full stops instead of …'] : []),
    ...(text !== text.normalize('NFC') ? ['has letters made of several characters'] : []),
  ]
}

/**
 * Checks whether a text was left in English. Texts that are rightly identical in another language
 * are listed in same-as-english.ts.
 */
export function checkTranslation(
  text: string,
  english: string,
  locale: string,
  { literals }: IcuMessage,
): string[] {
  if (text !== english || !/\p{L}{2}/u.test(literals.join(''))) return []
  const same = sameAsEnglish[english]
  return same === '*' || same?.split(' ').includes(locale)
    ? []
    : [`is left in English: ${JSON.stringify(text)}`]
}
