import type { Breach } from './breach.ts'
import { type IcuShape, icuShape } from './icu-shape.ts'
import { judgePlural } from './judge-plural.ts'
import { judgeText, judgeTranslation } from './judge-text.ts'
import type { Phrase, PhraseFile } from './read-phrases.ts'

/**
 * Returns everything that is wrong with one language of a feature, compared with the English file.
 */
export function judgeFile(file: PhraseFile, english: PhraseFile): Breach[] {
  const lacking = [...english.phrases.keys()].filter((key) => !file.phrases.has(key))
  return [
    ...file.breaches,
    ...lacking.map((key) => ({ file: file.path, line: 0, message: `${key} is missing` })),
    ...[...file.phrases].flatMap(([key, phrase]) =>
      judgePhrase(phrase, file, english.phrases.get(key)).map((why) => ({
        file: file.path,
        line: phrase.line,
        message: `${key} ${why}`,
      })),
    ),
  ]
}

function judgePhrase({ text }: Phrase, { locale }: PhraseFile, english: Phrase | undefined): string[] {
  if (english === undefined) return ['is not there in English']
  const shape = shapeOf(text)
  if (typeof shape === 'string') return [`is no sound ICU message: ${shape}`]
  const original = shapeOf(english.text)
  return [
    ...judgeText(text, shape),
    ...shape.plurals.flatMap((plural) => judgePlural(plural, locale)),
    ...(typeof original === 'string' ? [] : judgeUses(shape, original)),
    ...(locale === 'en' ? [] : judgeTranslation(text, english.text, locale, shape)),
  ]
}

function judgeUses({ uses }: IcuShape, english: IcuShape): string[] {
  const names = new Set([...uses.keys(), ...english.uses.keys()])
  return [...names].flatMap((name) => {
    const [here, there] = [uses.get(name), english.uses.get(name)]
    return here === there ? [] : [`uses ${name} as ${here ?? 'nothing'}, English as ${there ?? 'nothing'}`]
  })
}

/** Parses a message, or returns the parser's error message. */
function shapeOf(text: string): IcuShape | string {
  try {
    return icuShape(text)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
