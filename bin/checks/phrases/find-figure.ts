import { parseIcuMessage } from './parse-icu-message.ts'

const number =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|twenty|thirty|forty|sixty|ninety'
const unit = '(?:(?:business|working|calendar) )?(?:second|minute|hour|day|week|month|year)s?'
const figure = new RegExp(`\\d[\\d.,]*|\\b(?:${number})(?= ${unit}\\b)`, 'i')

/**
 * Returns the first figure written out in an English text, in digits or as the length of a period;
 * null if there is none. Numbers in arguments and in the selectors of plural forms do not count.
 */
export function findFigure(text: string): string | null {
  try {
    return figure.exec(parseIcuMessage(text).literals.join(' '))?.[0] ?? null
  } catch {
    // An invalid message is reported as such.
    return null
  }
}
