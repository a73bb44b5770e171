import type { Locale } from '#kernel/locale.ts'
import type { Log } from '#platform/server/log/log.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { en } from '../locales/en.ts'

type Names = Pick<typeof en, 'gifts' | 'stickers' | 'words'>

/** A phrase for a gift or sticker; one without an English phrase does not compile. */
export type DrawingPhrase = {
  [Group in keyof Names]: `${Group}.${keyof Names[Group] & string}`
}[keyof Names]

/** Returns a phrase in a language, in English if it is missing, and null if that is missing too. */
export type FindPhrase = (locale: Locale, phrase: DrawingPhrase) => string | null

// phrases: gifts.*, stickers.*, words.*
/** Reads each phrase once per language. A missing one is logged, and affects only its drawing. */
export function createPhraseFinder({ phrases, log }: { phrases: Phrases; log: Log }): FindPhrase {
  const found = new Map<string, string | null>()
  const find: FindPhrase = (locale, phrase) => {
    const cached = found.get(`${locale} ${phrase}`)
    if (cached !== undefined) return cached
    const text = translate(locale, phrase)
    found.set(`${locale} ${phrase}`, text)
    return text
  }
  return find

  function translate(locale: Locale, phrase: DrawingPhrase): string | null {
    try {
      return phrases.translate(locale, `gifts.${phrase}`)
    } catch (error) {
      log.error({ id: `${locale} gifts.${phrase}`, error }, 'gift or sticker without a name')
      return locale === 'en' ? null : find('en', phrase)
    }
  }
}
