import type { Locale } from '#kernel/locale.ts'
import type { AdTexts } from './ad-draft.ts'

/**
 * An ad's text for a reader: in their language, otherwise in English, otherwise in the first
 * language that has one.
 */
export function selectAdText(
  texts: AdTexts,
  locale: Locale,
): { readonly title: string; readonly text: string } {
  const selected = texts[locale] ?? texts.en ?? Object.values(texts)[0]
  return { title: selected?.title ?? '', text: selected?.text ?? '' }
}
