import type { Locale } from '#kernel/locale.ts'
import type { AdTexts } from './ad-draft.ts'

/**
 * An ad's text for a reader: in their language, otherwise in English, otherwise in the first
 * language there is.
 */
export function wordsOfAd(texts: AdTexts, locale: Locale): { readonly title: string; readonly text: string } {
  const found = texts[locale] ?? texts.en ?? Object.values(texts)[0]
  return { title: found?.title ?? '', text: found?.text ?? '' }
}
