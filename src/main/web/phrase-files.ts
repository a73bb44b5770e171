import type { Locale } from '#kernel/locale.ts'

type PhraseFile = () => Promise<{ default: object }>

/** The phrases of one language: those of every page, and the way to the other features'. */
interface PhraseIndex {
  readonly first: Readonly<Record<string, object>>
  readonly rest: Readonly<Record<string, PhraseFile>>
}

const indexes: Readonly<Record<Locale, () => Promise<PhraseIndex>>> = {
  en: () => import('virtual:phrases/en'),
  de: () => import('virtual:phrases/de'),
  es: () => import('virtual:phrases/es'),
  fr: () => import('virtual:phrases/fr'),
  it: () => import('virtual:phrases/it'),
  nl: () => import('virtual:phrases/nl'),
  pl: () => import('virtual:phrases/pl'),
}

/** The paths of the phrase files that hold these features' phrases, as the build's manifest names them. */
export function phrasePaths(features: readonly string[], locale: Locale): string[] {
  return [
    `virtual:phrases/${locale}`,
    ...features.map((feature) =>
      feature === 'home' ? `src/main/web/home/locales/${locale}.ts` : `src/features/${feature}/locales/${locale}.ts`,
    ),
  ]
}

/** Loads the compiled phrases of one feature in one language. */
export async function loadPhrases(feature: string, locale: Locale): Promise<object> {
  const { first, rest } = await indexes[locale]()
  const known = first[feature]
  if (known !== undefined) return known
  const file = rest[feature]
  if (file === undefined) throw new Error(`no phrases of ${feature} in ${locale}`)
  return (await file()).default
}
