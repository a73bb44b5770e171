import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

const phraseFile = /\/locales\/(en|de|es|fr|it|nl|pl)\.ts$/

/**
 * Compiles every phrase at build time, so that the browser carries the formatter but no ICU parser.
 * A phrase file exports one tree named as its locale; the build serves the compiled tree as the default export too.
 */
export function compiledPhrases(): Plugin {
  return {
    name: 'minuet:compiled-phrases',
    enforce: 'pre',
    async load(id) {
      const locale = phraseFile.exec(id)?.[1]
      if (locale === undefined) return null
      this.addWatchFile(id)
      const stamp = (await readFile(id)).length
      const module = (await import(`${pathToFileURL(id).href}?${stamp}`)) as Record<string, unknown>
      return `export default ${JSON.stringify(compileTree(module[locale]))}`
    },
  }
}

function compileTree(tree: unknown): unknown {
  if (typeof tree === 'string') return compile(tree)
  return Object.fromEntries(Object.entries(tree as object).map(([key, branch]) => [key, compileTree(branch)]))
}
