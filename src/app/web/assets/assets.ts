import type { Locale } from '#kernel/locale.ts'
import type { Page } from '#platform/web/page.ts'
import { collectFiles, type Manifest, orderStyles } from './order-styles.ts'
import { phrasePaths } from '../phrase-files.ts'

/** The files a page's document links to. */
export interface PageAssets {
  /** The file that runs the page. */
  readonly code: string
  readonly runs: NonNullable<Page['runs']>
  /** All files of the code, to be fetched once the page is shown; none for a page on demand. */
  readonly files: readonly string[]
  /** Style sheets that are part of `styles`, so that they aren't loaded with the code again. */
  readonly joined: readonly string[]
  /** Style sheets that only the code needs; it isn't run before they are there. */
  readonly later: readonly string[]
  readonly styles: readonly string[]
  readonly fonts: readonly string[]
}

export interface Assets {
  of(query: {
    page: Page | undefined
    brand: string
    locale: Locale
    phrases: readonly string[]
    member: boolean
  }): PageAssets
}

const client = 'src/app/web/entry-client.tsx'
/** The lazy components of the frame, which every page may show, and those that only members see. */
const lazyParts = 'src/app/web/layout/lazy-parts.tsx'
const memberParts = 'src/app/web/layout/member-parts.tsx'

/** Reads the build manifest to find the files a page and its language need. */
export function createAssets(manifest: unknown, always?: Page['runs']): Assets {
  const chunks = manifest as Manifest
  const sources = Object.keys(chunks)

  const fonts = Object.values(chunks)
    .map((chunk) => chunk.file)
    .concat(Object.values(chunks).flatMap((chunk) => chunk.assets ?? []))
    .filter(
      (file, index, all) =>
        /-latin-(400|wght)-normal.*\.woff2$/.test(file) && all.indexOf(file) === index,
    )
    .map((file) => `/${file}`)

  /** The style sheets of a page: one that the build has joined, or each on its own (development). */
  const listStyles = (page: string | undefined): string[] => {
    const sheet = chunks[page ?? '']?.sheet
    return sheet === undefined
      ? orderStyles(chunks, [client, ...(page === undefined ? [] : [page])])
      : [sheet]
  }

  /**
   * The style sheet of a brand with its own colours; loaded last so that it overrides the others.
   */
  const brandSheet = (brand: string): string[] => {
    const sheet = chunks[`src/ui/styles/brands/${brand}.css`]
    return sheet === undefined ? [] : [`/${sheet.file}`]
  }

  return {
    of({ page, brand, locale, phrases, member }) {
      const runs = always ?? page?.runs ?? 'once-shown'
      const found = new Set<string>()
      if (runs !== 'on-demand') {
        collectFiles(chunks, client, found)
        for (const file of phrasePaths(sources, phrases, locale)) collectFiles(chunks, file, found)
        if (page?.file !== undefined) collectFiles(chunks, page.file, found)
        collectFiles(chunks, lazyParts, found)
        if (member) collectFiles(chunks, memberParts, found)
      }
      const joined = chunks[page?.file ?? '']?.joined ?? []
      const styles = listStyles(page?.file)
      const shown = new Set([...joined, ...styles])
      return {
        code: `/${chunks[client]?.file ?? ''}`,
        runs,
        files: [...found].map((name) => `/${chunks[name]?.file ?? ''}`),
        joined: joined.map((file) => `/${file}`),
        later: orderStyles(chunks, [...found])
          .filter((file) => !shown.has(file))
          .map((file) => `/${file}`),
        styles: [...styles.map((file) => `/${file}`), ...brandSheet(brand)],
        fonts,
      }
    },
  }
}
