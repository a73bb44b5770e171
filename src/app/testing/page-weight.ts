import { existsSync, statSync } from 'node:fs'
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

function sumBytes(matches: Iterable<RegExpMatchArray>): number {
  const files = new Set(
    [...matches].map(([, path]) => join(projectRoot, 'dist/client', path ?? '')),
  )
  return [...files].reduce((sum, file) => {
    const sent = existsSync(`${file}.br`) ? `${file}.br` : file
    return sum + statSync(sent).size
  }, 0)
}
