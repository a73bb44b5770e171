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
  readonly entry: string
  readonly preloads: readonly string[]
  readonly styles: readonly string[]
  readonly fonts: readonly string[]
}

export interface Assets {
  of(wanted: { page: Page | undefined; brand: string; locale: Locale; phrases: readonly string[] }): PageAssets
}

const client = 'src/app/web/entry-client.tsx'
const still = 'src/app/web/entry-still.ts'

/** Reads the build manifest to find the files a page, its language and its entry need. */
export function createAssets(manifest: unknown): Assets {
  const chunks = manifest as Readonly<Record<string, ManifestChunk>>
  const sources = Object.keys(chunks)

  const filesOf = (name: string, found: Set<string>): void => {
    const chunk = chunks[name]
    if (chunk === undefined || found.has(name)) return
    found.add(name)
    for (const next of chunk.imports ?? []) filesOf(next, found)
  }

  const fonts = Object.values(chunks)
    .map((chunk) => chunk.file)
    .concat(Object.values(chunks).flatMap((chunk) => chunk.assets ?? []))
    .filter((file, index, all) => /-latin-(400|wght)-normal.*\.woff2$/.test(file) && all.indexOf(file) === index)
    .map((file) => `/${file}`)

  /**
   * The style sheets of these chunks and their imports. A page links no other page's style sheets.
   */
  const stylesOf = (names: readonly string[]): string[] => {
    const found = new Set<string>()
    for (const name of names) filesOf(name, found)
    return [...new Set([...found].flatMap((name) => chunks[name]?.css ?? []))].map((file) => `/${file}`)
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
      const entry = page?.still ? still : client
      const found = new Set<string>()
      filesOf(entry, found)
      if (!page?.still) {
        for (const file of phrasePaths(sources, phrases, locale)) filesOf(file, found)
        if (page?.file !== undefined) filesOf(page.file, found)
      }
      found.delete(entry)
      return {
        entry: `/${chunks[entry]?.file ?? ''}`,
        preloads: [...found].map((name) => `/${chunks[name]?.file ?? ''}`),
        styles: [...stylesOf([client, entry, ...(page?.file === undefined ? [] : [page.file])]), ...brandSheet(brand)],
        fonts,
      }
    },
  }
}
