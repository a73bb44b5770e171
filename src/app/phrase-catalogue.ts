import { locales, type Locale } from '#kernel/locale.ts'
import { projectRoot } from '#platform/server/config/project-root.ts'
import type { Catalogue } from '#platform/server/phrases.ts'
import { listPhraseFolders, type PhraseFolder } from './phrase-folders.ts'

/** Reads every namespace's phrases in every language for the server: errors, emails, labels. */
export async function readPhraseCatalogue(): Promise<Catalogue> {
  const folders = listPhraseFolders(projectRoot)
  const trees = await Promise.all(
    locales.map(async (locale) => [locale, await readLocale(folders, locale)] as const),
  )
  return Object.fromEntries(trees) as unknown as Catalogue
}

async function readLocale(
  folders: readonly PhraseFolder[],
  locale: Locale,
): Promise<Record<string, object>> {
  const files = folders.map(async ({ namespace, folder }) => {
    const module = (await import(`${projectRoot}/${folder}/${locale}.ts`)) as Record<string, object>
    return [namespace, module[locale] ?? {}] as const
  })
  return Object.fromEntries(await Promise.all(files))
}
