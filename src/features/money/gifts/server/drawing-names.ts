import type { Locale } from '#kernel/locale.ts'
import type { Log } from '#platform/server/log/log.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { en } from '../locales/en.ts'
import type { GiftId } from '../rules/gifts.ts'
import type { StickerId } from '../rules/stickers.ts'

type Names = WithAllNames<typeof en>

/** A gift or sticker without an English name or search words does not compile, and the error names it. */
type WithAllNames<
  Texts extends {
    readonly gifts: Readonly<Record<GiftId, string>>
    readonly stickers: Readonly<Record<StickerId, string>>
    readonly words: Readonly<Record<StickerId, string>>
  },
> = Pick<Texts, 'gifts' | 'stickers' | 'words'>

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
