import type { Locale } from '#kernel/locale.ts'

/** The kind of a profile, exactly one of three (BEY-01). */
export type Kind = 'member' | 'fictional' | 'sponsored'

/** An operator's texts in some languages. */
type LocalizedTexts = Readonly<Partial<Record<Locale, string>>>

/** A site's texts about fictional profiles; the product's defaults apply where a site has none. */
export interface FictionTextSettings {
  readonly fictional_singular: LocalizedTexts
  readonly fictional_plural: LocalizedTexts
  readonly fictional_warning: LocalizedTexts
}

/** The product's default texts in one language. */
export interface FictionTexts {
  readonly singular: string
  readonly plural: string
  readonly warning: string
  readonly ad: string
}

/**
 * Adds the AI disclosure to the warning where AI may write replies (F10). Because the text changes,
 * everyone must acknowledge it again.
 */
export function withAiDisclosure(
  texts: FictionTexts,
  aiReplies: 'off' | 'drafts' | 'automatic',
  sentence: string,
): FictionTexts {
  return aiReplies === 'off' ? texts : { ...texts, warning: `${texts.warning} ${sentence}` }
}

/**
 * The texts in force on a site in one language. A blank operator text counts as missing, so that no
 * label is ever empty (H4).
 */
export function resolveTexts(
  settings: FictionTextSettings,
  locale: Locale,
  standard: FictionTexts,
): FictionTexts {
  return {
    singular: settings.fictional_singular[locale]?.trim() || standard.singular,
    plural: settings.fictional_plural[locale]?.trim() || standard.plural,
    warning: settings.fictional_warning[locale]?.trim() || standard.warning,
    ad: standard.ad,
  }
}

/** The label shown for a profile everywhere (PRO-11, BEY-01); null for a member. */
export function labelFor(kind: Kind, texts: Pick<FictionTexts, 'singular' | 'ad'>): string | null {
  if (kind === 'member') return null
  return kind === 'fictional' ? texts.singular : texts.ad
}
