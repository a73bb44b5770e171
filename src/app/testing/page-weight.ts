import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { projectRoot } from '#platform/server/config/project-root.ts'

/** Bytes of what a document names or contains, compressed as it is sent. */
interface PageWeight {
  /** Style sheets, which block the first paint. */
  readonly styles: number
  /** Script files fetched with the document. */
  readonly scripts: number
  /** Scripts in the document itself. */
  readonly inline: number
  /** The page's code, fetched at low priority once the page is shown. */
  readonly code: number
}

/** Measures the built files of a document, and its scripts. */
export function measurePage(html: string): PageWeight {
  const [document = '', code = ''] = html.split('<template id="code">')
  const inline = [...document.matchAll(/<script nonce[^>]*>(.*?)<\/script>/gs)]
  return {
    styles: sumBytes(document.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)),
    scripts: sumBytes(document.matchAll(/<(?:script|link)[^>]* (?:src|href)="([^"]+\.js)"/g)),
    inline: brotliCompressSync(inline.map(([, text]) => text).join('')).byteLength,
    code: sumBytes(code.matchAll(/href="([^"]+\.js)"/g)),
  }
}

/**
 * Lists the classes of a document that some style sheet styles, but none of its own. Dialogs are
 * closed until the code runs.
 */
export function findUnstyled(html: string): string[] {
  const [document = ''] = html.split('<template id="code">')
  const own = [...document.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, path]) =>
    join(projectRoot, 'dist/client', path ?? ''),
  )
  const folder = join(projectRoot, 'dist/client/assets')
  const all = readdirSync(folder).filter((name) => name.endsWith('.css'))
  const styled = listClasses(own)
  const known = listClasses(all.map((name) => join(folder, name)))
  const shown = document.replace(/<dialog[^>]*>/g, '')
  const used = [...shown.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.split(' '),
  )
  return [...new Set(used)].filter((name) => known.has(name) && !styled.has(name))
}

function listClasses(files: readonly string[]): ReadonlySet<string> {
  const text = files.map((file) => readFileSync(file, 'utf8')).join('')
  return new Set(
    [...text.matchAll(/\.((?:\\.|[a-z_-])(?:\\.|[\w-])*)/gi)].map(([, name = '']) =>
      name.replaceAll('\\', ''),
    ),
  )
}

function sumBytes(matches: Iterable<RegExpMatchArray>): number {
  const files = new Set(
    [...matches].map(([, path]) => join(projectRoot, 'dist/client', path ?? '')),
  )
  return [...files].reduce((sum, file) => {
    const sent = existsSync(`${file}.br`) ? `${file}.br` : file
    return sum + statSync(sent).size
  }, 0)
}
