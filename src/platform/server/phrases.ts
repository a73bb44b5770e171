import { createTranslator } from 'use-intl/core'
import type { Locale } from '#kernel/locale.ts'

/** Phrases of every feature by locale: `{en: {accounts: {...}}, de: …}`. */
export type Catalogue = Readonly<Record<Locale, Readonly<Record<string, object>>>>

/** Server-side texts: refusals, emails, page titles. */
export interface Phrases {
  /** Formats `feature.path.to.phrase`; throws if the phrase is missing. */
  translate(
    locale: Locale,
    key: string,
    values?: Readonly<Record<string, string | number | Date>>,
  ): string
}

/**
 * Creates the server's phrases, with one translator per locale so that Intl objects are created
 * once.
 */
export function createPhrases(catalogue: Catalogue): Phrases {
  const translators = new Map<
    Locale,
    (key: string, values?: Record<string, string | number | Date>) => string
  >()
  return {
    translate(locale, key, values) {
      let translator = translators.get(locale)
      if (translator === undefined) {
        translator = createTranslator({
          locale,
          messages: catalogue[locale],
          onError: (error) => {
            throw error
          },
        }) as unknown as (key: string, values?: Record<string, string | number | Date>) => string
        translators.set(locale, translator)
      }
      return translator(key, values && { ...values })
    },
  }
}
