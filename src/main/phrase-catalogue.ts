import { existsSync } from 'node:fs'
import { locales, type Locale } from '#kernel/locale.ts'
import type { Catalogue } from '#platform/server/phrases.ts'
import { floors } from '../../features.map.js'

const sources: readonly (readonly [feature: string, folder: URL])[] = [
  ['platform', new URL('../platform/locales/', import.meta.url)],
  ['main', new URL('./locales/', import.meta.url)],
  ...Object.keys(floors).map(
    (feature) => [feature, new URL(`../features/${feature}/locales/`, import.meta.url)] as const,
  ),
]

/** Reads every feature's phrases in every language for the server: refusals, mails, labels. */
export async function readPhraseCatalogue(): Promise<Catalogue> {
  const present = sources.filter(([, folder]) => existsSync(folder))
  const trees = await Promise.all(locales.map(async (locale) => [locale, await readLocale(present, locale)] as const))
  return Object.fromEntries(trees) as unknown as Catalogue
}

async function readLocale(present: typeof sources, locale: Locale): Promise<Record<string, object>> {
  const files = present.map(async ([feature, folder]) => {
    const module = (await import(new URL(`${locale}.ts`, folder).href)) as Record<string, object>
    return [feature, module[locale] ?? {}] as const
  })
  return Object.fromEntries(await Promise.all(files))
}
