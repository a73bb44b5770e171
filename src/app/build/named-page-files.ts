import { dirname, relative } from 'node:path'
import type { Plugin } from 'vite'
import { pageList, pageModule } from './page-files.ts'

const declared = /(?:^|[{,])\s*module\s*[:,]/gm

/**
 * Writes each page's source path next to its import, so that the server can link the page's style
 * sheets and preload its chunk. The browser does not need it. Throws if an import is written
 * differently, because the page would be served without its styles.
 */
export function namedPageFiles(): Plugin {
  let root = ''
  return {
    name: 'minuet:named-page-files',
    enforce: 'pre',
    apply: (config) => Boolean(config.build?.ssr),
    configResolved: (config) => {
      root = config.root
    },
    transform(code, id) {
      if (!pageList.test(id)) return null
      if (code.match(declared)?.length !== code.match(pageModule)?.length)
        throw new Error(`${id}: write every module as "module: () => import('./…')"`)
      const folder = relative(root, dirname(id))
      return {
        code: code.replace(
          pageModule,
          (match, file: string) => `file: '${folder}/${file}', ${match}`,
        ),
        map: null,
      }
    },
  }
}
