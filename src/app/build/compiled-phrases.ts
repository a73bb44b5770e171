import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

const phraseFile = /\/locales\/(?:[a-z-]+\/)?(en|de|es|fr|it|nl|pl)\.ts$/

/**
 * Groups of phrases used by the server; a group used by a screen of the feature is kept in the
 * browser as a whole.
 */
const serverOnlyGroups = ['refusals', 'input', 'mail']

/**
 * Compiles every phrase at build time, so that the browser needs the formatter but no ICU parser,
 * and leaves out phrases that only the server uses: errors arrive as translated text in the
 * response. A phrase file exports one tree named after its locale; the build also provides the
 * compiled tree as the default export. With `office`, phrases used on screens of the back office
 * are kept too.
 */
export function compiledPhrases(office: boolean): Plugin {
  return {
    name: 'minuet:compiled-phrases',
    enforce: 'pre',
    async load(id) {
      const locale = phraseFile.exec(id)?.[1]
      if (locale === undefined) return null
      this.addWatchFile(id)
      const stamp = createHash('sha256')
        .update(await readFile(id))
        .digest('hex')
      const module = (await import(`${pathToFileURL(id).href}?${stamp}`)) as Record<string, unknown>
      const tree = Object.entries(module[locale] as object).filter(
        ([group]) => !isServerOnly(group, id, office),
      )
      return `export default ${JSON.stringify(compileTree(Object.fromEntries(tree)))}`
    },
  }
}

/** Whether none of the feature's screens use a key from the group. */
function isServerOnly(group: string, id: string, office: boolean): boolean {
  if (!serverOnlyGroups.includes(group)) return false
  const owner = id.slice(0, id.lastIndexOf('/locales/'))
  // Each app (site or back office) contains the phrases of its own screens.
  const folders = office ? '{web,office}/' : 'web/'
  const screens = globSync(`${existsSync(join(owner, 'web')) ? folders : ''}**/*.{ts,tsx}`, {
    cwd: owner,
  })
  const usage = new RegExp(`\\bt\\(\\s*['"\`]${group}\\.`)
  return !screens.some((file) => usage.test(readFileSync(join(owner, file), 'utf8')))
}

function compileTree(tree: unknown): unknown {
  if (typeof tree === 'string') return compile(tree)
  return Object.fromEntries(
    Object.entries(tree as object).map(([key, branch]) => [key, compileTree(branch)]),
  )
}
