import type { Locale } from '#kernel/locale.ts'

type PhraseFile = () => Promise<{ default: object }>

/** Every feature's phrase files, one chunk per feature and language. */
const files: Record<string, PhraseFile> = {
  ...(import.meta.glob('../../features/*/locales/*.ts') as Record<string, PhraseFile>),
  ...(import.meta.glob('../../platform/locales/*.ts') as Record<string, PhraseFile>),
  ...(import.meta.glob('../locales/*.ts') as Record<string, PhraseFile>),
}

/** The path of a feature's phrases, as the build's manifest names it. `platform` and `main` have some of their own. */
export function phrasePath(feature: string, locale: Locale): string {
  if (feature === 'platform') return `../../platform/locales/${locale}.ts`
  if (feature === 'main') return `../locales/${locale}.ts`
  return `../../features/${feature}/locales/${locale}.ts`
}

/** Loads the compiled phrases of one feature in one language. */
export async function loadPhrases(feature: string, locale: Locale): Promise<object> {
  const file = files[phrasePath(feature, locale)]
  if (file === undefined) throw new Error(`no phrases of ${feature} in ${locale}`)
  return (await file()).default
}
