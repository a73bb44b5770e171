import { dirname, relative } from 'node:path'
import type { Plugin } from 'vite'

const pageList = /\/web\/(index|pages)\.tsx?$/
const pageModule = /module: \(\) => import\('\.\/([^']+)'\)/g

/**
 * Writes each page's source path next to its import, so that the server can preload the page's
 * chunk. The browser does not need it.
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
      const folder = relative(root, dirname(id))
      return {
        code: code.replace(pageModule, (match, file: string) => `file: '${folder}/${file}', ${match}`),
        map: null,
      }
    },
  }
}
