import type { Locale } from '#kernel/locale.ts'
import type { Page } from '#platform/web/page.ts'
import { phrasePaths } from './phrase-files.ts'

interface ManifestChunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly assets?: readonly string[]
}

/** The files a page's document links to. */
export interface PageAssets {
  /** The file that runs the page. */
  readonly code: string
  readonly runs: NonNullable<Page['runs']>
  /** All files of the code, to be fetched once the page is shown; none for a page on demand. */
  readonly files: readonly string[]
  readonly styles: readonly string[]
  readonly fonts: readonly string[]
}

export interface Assets {
  of(query: {
    page: Page | undefined
    brand: string
    locale: Locale
    phrases: readonly string[]
  }): PageAssets
}

const client = 'src/app/web/entry-client.tsx'
/** The lazy components of the frame, which every page may show. */
const lazyParts = 'src/app/web/layout/lazy-parts.tsx'

/** Reads the build manifest to find the files a page and its language need. */
export function createAssets(manifest: unknown, always?: Page['runs']): Assets {
  const chunks = manifest as Readonly<Record<string, ManifestChunk>>
  const sources = Object.keys(chunks)

  const collectFiles = (name: string, found: Set<string>): void => {
    const chunk = chunks[name]
    if (chunk === undefined || found.has(name)) return
    found.add(name)
    for (const imported of chunk.imports ?? []) collectFiles(imported, found)
  }

  const fonts = Object.values(chunks)
    .map((chunk) => chunk.file)
    .concat(Object.values(chunks).flatMap((chunk) => chunk.assets ?? []))
    .filter(
      (file, index, all) =>
        /-latin-(400|wght)-normal.*\.woff2$/.test(file) && all.indexOf(file) === index,
    )
    .map((file) => `/${file}`)

  /**
   * The style sheets of these chunks and their imports. A page links no other page's style sheets.
   */
  const collectStyles = (names: readonly string[]): string[] => {
    const found = new Set<string>()
    for (const name of names) collectFiles(name, found)
    return [...new Set([...found].flatMap((name) => chunks[name]?.css ?? []))].map(
      (file) => `/${file}`,
    )
  }

  /**
   * The style sheet of a brand with its own colours; loaded last so that it overrides the others.
   */
  const brandSheet = (brand: string): string[] => {
    const sheet = chunks[`src/ui/styles/brands/${brand}.css`]
    return sheet === undefined ? [] : [`/${sheet.file}`]
  }

  return {
    of({ page, brand, locale, phrases }) {
      const runs = always ?? page?.runs ?? 'once-shown'
      const found = new Set<string>()
      if (runs !== 'on-demand') {
        collectFiles(client, found)
        for (const file of phrasePaths(sources, phrases, locale)) collectFiles(file, found)
        if (page?.file !== undefined) collectFiles(page.file, found)
        collectFiles(lazyParts, found)
      }
      return {
        code: `/${chunks[client]?.file ?? ''}`,
        runs,
        files: [...found].map((name) => `/${chunks[name]?.file ?? ''}`),
        styles: [
          ...collectStyles([client, ...(page?.file === undefined ? [] : [page.file])]),
          ...brandSheet(brand),
        ],
        fonts,
      }
    },
  }
}
