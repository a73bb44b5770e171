import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Locale, locales } from '#kernel/locale.ts'
import { projectRoot } from '#platform/server/config/project-root.ts'
import { type PageName, pageNames } from '../rules/page-names.ts'
import { type PageDocument, readDocument } from '../rules/read-document.ts'

/** All pages in all languages. */
export type Library = Readonly<Record<PageName, Readonly<Record<Locale, PageDocument>>>>

/**
 * Reads `content/<page>/<locale>.md`. Throws an error naming the file if one is missing or invalid.
 */
export function openLibrary(folder = join(projectRoot, 'content')): Library {
  const shelf = (page: PageName) =>
    Object.fromEntries(
      locales.map((locale) => [locale, readFile(join(folder, page, `${locale}.md`))]),
    )
  return Object.fromEntries(pageNames.map((page) => [page, shelf(page)])) as unknown as Library
}

function readFile(path: string): PageDocument {
  const text = readFileSync(path, 'utf8')
  try {
    return readDocument(text)
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}
