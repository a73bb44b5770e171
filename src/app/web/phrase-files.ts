import type { Locale } from '#kernel/locale.ts'

type PhraseFile = () => Promise<{ default: object }>

/** The phrases of one language: those every page needs, and lazy imports for the other features. */
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

/** Returns which phrase files a page needs in one language, as paths of the build's manifest. */
export function phrasePaths(
  sources: readonly string[],
  namespaces: readonly string[],
  locale: Locale,
): string[] {
  const files = sources.filter((source) => {
    const [, folder = '', part, language] =
      /([^/]+)\/locales\/(?:([\w-]+)\/)?(\w\w)\.ts$/.exec(source) ?? []
    return language === locale && namespaces.includes((part ?? folder).replaceAll('-', '_'))
  })
  return [`virtual:phrases/${locale}`, ...files]
}

/** Loads the compiled phrases of one feature in one language. */
export async function loadPhrases(feature: string, locale: Locale): Promise<object> {
  const { first, rest } = await indexes[locale]()
  const preloaded = first[feature]
  if (preloaded !== undefined) return preloaded
  const file = rest[feature]
  if (file === undefined) throw new Error(`no phrases of ${feature} in ${locale}`)
  return (await file()).default
}
