import type { Locale } from '#kernel/locale.ts'

/** What a profile is, exactly one of three (BEY-01). */
export type Kind = 'member' | 'fictional' | 'sponsored'

/** An operator's words in some languages. */
type Words = Readonly<Partial<Record<Locale, string>>>

/** What a site says of fictional profiles; where it says nothing, the product's own words stand. */
export interface FictionSettings {
  readonly fictional_singular: Words
  readonly fictional_plural: Words
  readonly fictional_warning: Words
}

/** The product's own words in one language. */
export interface StandardWords {
  readonly singular: string
  readonly plural: string
  readonly warning: string
  readonly ad: string
}

/** The same with what is to be said of a machine, where one may write answers (F10): then everybody is asked again. */
export function withMachine(
  words: StandardWords,
  aiReplies: 'off' | 'drafts' | 'automatic',
  sentence: string,
): StandardWords {
  return aiReplies === 'off' ? words : { ...words, warning: `${words.warning} ${sentence}` }
}

/** The words in force on a site in one language. An operator's blank counts as nothing said, so no label is ever empty (H4). */
export function wordsOf(settings: FictionSettings, locale: Locale, standard: StandardWords): StandardWords {
  return {
    singular: settings.fictional_singular[locale]?.trim() || standard.singular,
    plural: settings.fictional_plural[locale]?.trim() || standard.plural,
    warning: settings.fictional_warning[locale]?.trim() || standard.warning,
    ad: standard.ad,
  }
}

/** The label a profile bears on every surface (PRO-11, BEY-01); null for a member, who bears none. */
export function labelOf(kind: Kind, words: Pick<StandardWords, 'singular' | 'ad'>): string | null {
  if (kind === 'member') return null
  return kind === 'fictional' ? words.singular : words.ad
}
