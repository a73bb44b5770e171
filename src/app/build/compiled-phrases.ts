import { globSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

const phraseFile = /\/locales\/(en|de|es|fr|it|nl|pl)\.ts$/

/** Groups of phrases that the server says; a screen that says one of them itself keeps the whole group. */
const serversOwn = ['refusals', 'input', 'mail']

/**
 * Compiles every phrase at build time, so that the browser carries the formatter but no ICU parser, and leaves out what only the
 * server says: a refusal comes in words, with the answer. A phrase file exports one tree named as its locale; the build serves the compiled tree as the default export too.
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
      const tree = Object.entries(module[locale] as object).filter(([group]) => !isServersOwn(group, id))
      return `export default ${JSON.stringify(compileTree(Object.fromEntries(tree)))}`
    },
  }
}

/** Whether no screen of the feature writes a key of the group. */
function isServersOwn(group: string, id: string): boolean {
  if (!serversOwn.includes(group)) return false
  // Each program carries what its own screens say.
  const folder = process.env.MINUET_BUILD === 'office' ? '{web,office}' : 'web'
  const screens = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: join(dirname(id), '..') })
  const said = new RegExp(`\\bt\\(\\s*['"\`]${group}\\.`)
  return !screens.some((file) => said.test(readFileSync(join(dirname(id), '..', file), 'utf8')))
}

function compileTree(tree: unknown): unknown {
  if (typeof tree === 'string') return compile(tree)
  return Object.fromEntries(Object.entries(tree as object).map(([key, branch]) => [key, compileTree(branch)]))
}
