import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { listPageFiles, pageList } from './page-files.ts'
import type { Manifest, orderStyles } from '../web/assets/order-styles.ts'

/**
 * Components that only code can open. Their style sheets arrive with the code, so a document
 * doesn't wait for them.
 */
const openedByCode = /\/(?:dialog|sheet|photo-viewer|match-modal)\.tsx$/
const entry = 'src/app/web/entry-client.tsx'

/**
 * Joins the style sheets that a page shows before its code runs into one file per page: one request,
 * and one text compresses better than ten. The manifest names the file as `sheet` of the page's
 * chunk, and as `joined` the sheets in it, which the browser mustn't load again. `order` is the
 * renderer's, so that a joined sheet applies like separate ones.
 */
export function pageSheets(order: typeof orderStyles): Plugin {
  let root = ''
  const pages = new Set<string>()
  const shown = new Map<string, ReadonlySet<string>>()
  return {
    name: 'minuet:page-sheets',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root
    },
    transform(code, id) {
      if (pageList.test(id)) for (const page of listPageFiles(id, code)) pages.add(page)
      return null
    },
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const sheets = listSheets(bundle)
        for (const page of pages)
          shown.set(
            relative(root, page),
            findSheets([join(root, entry), page], sheets, (id) => this.getModuleInfo(id)),
          )
      },
    },
    async writeBundle({ dir = '' }) {
      const path = join(dir, '.vite/manifest.json')
      const manifest = JSON.parse(await readFile(path, 'utf8')) as Manifest
      for (const [page, needed] of shown) {
        const chunk = manifest[page]
        if (chunk === undefined) continue
        const joined = order(manifest, [entry, page]).filter((file) => needed.has(file))
        const texts = await Promise.all(joined.map((file) => readFile(join(dir, file), 'utf8')))
        const text = texts.join('')
        const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
        chunk.sheet = `assets/page-${hash}.css`
        chunk.joined = joined
        await writeFile(join(dir, chunk.sheet), text)
      }
      await writeFile(path, JSON.stringify(manifest, null, 2))
    },
  }
}

/** The files that contain each style sheet of the sources. */
function listSheets(bundle: Rolldown.OutputBundle): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue
    const files = [...(chunk.viteMetadata?.importedCss ?? [])]
    for (const id of Object.keys(chunk.modules)) if (id.endsWith('.css')) found.set(id, files)
  }
  return found
}

/** The style sheets of all modules that are loaded with these, except those opened by code. */
function findSheets(
  roots: readonly string[],
  sheets: ReadonlyMap<string, readonly string[]>,
  getInfo: (id: string) => { readonly importedIds: readonly string[] } | null,
): ReadonlySet<string> {
  const seen = new Set<string>()
  const waiting = [...roots]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id) || openedByCode.test(id)) continue
    seen.add(id)
    waiting.push(...(getInfo(id)?.importedIds ?? []))
  }
  return new Set([...seen].flatMap((id) => sheets.get(id) ?? []))
}
