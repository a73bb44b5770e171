import type { Breach } from '../breach.ts'
import { type IcuMessage, parseIcuMessage } from './parse-icu-message.ts'
import { checkPlural } from './check-plural.ts'
import { checkText, checkTranslation } from './check-text.ts'
import type { Phrase, PhraseFile } from './read-phrases.ts'

/**
 * Returns everything that is wrong with one language of a feature, compared with the English file.
 */
export function checkPhraseFile(file: PhraseFile, english: PhraseFile): Breach[] {
  const lacking = [...english.phrases.keys()].filter((key) => !file.phrases.has(key))
  return [
    ...file.breaches,
    ...lacking.map((key) => ({ file: file.path, line: 0, message: `${key} is missing` })),
    ...[...file.phrases].flatMap(([key, phrase]) =>
      checkPhrase(phrase, file, english.phrases.get(key)).map((why) => ({
        file: file.path,
        line: phrase.line,
        message: `${key} ${why}`,
      })),
    ),
  ]
}

function checkPhrase(
  { text }: Phrase,
  { locale }: PhraseFile,
  english: Phrase | undefined,
): string[] {
  if (english === undefined) return ['does not exist in English']
  const shape = tryParse(text)
  if (typeof shape === 'string') return [`is not a valid ICU message: ${shape}`]
  const original = tryParse(english.text)
  return [
    ...checkText(text, shape),
    ...shape.plurals.flatMap((plural) => checkPlural(plural, locale)),
    ...(typeof original === 'string' ? [] : checkUses(shape, original)),
    ...(locale === 'en' ? [] : checkTranslation(text, english.text, locale, shape)),
  ]
}

function checkUses({ uses }: IcuMessage, english: IcuMessage): string[] {
  const names = new Set([...uses.keys(), ...english.uses.keys()])
  return [...names].flatMap((name) => {
    const [here, there] = [uses.get(name), english.uses.get(name)]
    return here === there
      ? []
      : [`uses ${name} as ${here ?? 'nothing'}, English as ${there ?? 'nothing'}`]
  })
}

/** Parses a message, or returns the parser's error message. */
function tryParse(text: string): IcuMessage | string {
  try {
    return parseIcuMessage(text)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
