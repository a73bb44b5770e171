import { createTranslator } from 'use-intl/core'
import type { Locale } from '#kernel/locale.ts'

/** Phrases of every feature by locale: `{en: {accounts: {...}}, de: …}`. */
export type Catalogue = Readonly<Record<Locale, Readonly<Record<string, object>>>>

/** Server-side texts: refusals, mails, page titles. */
export interface Phrases {
  /** Formats `feature.path.to.phrase`; a missing phrase is a fault. */
  translate(locale: Locale, key: string, values?: Readonly<Record<string, string | number | Date>>): string
}

/** Makes the server's phrase book; one translator per locale, so that Intl objects are made once. */
export function createPhrases(catalogue: Catalogue): Phrases {
  const translators = new Map<Locale, (key: string, values?: Record<string, string | number | Date>) => string>()
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
