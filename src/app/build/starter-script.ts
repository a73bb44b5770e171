import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify, type Plugin, transformWithOxc } from 'vite'

const name = 'virtual:starter'
const source = 'src/app/web/startup/starter.ts'

/**
 * Provides the starter as text, compiled and minified: the renderer inlines it into every document,
 * because it has to run before anything can be pressed.
 */
export function starterScript(): Plugin {
  let file = ''
  return {
    name: 'minuet:starter-script',
    configResolved: ({ root }) => {
      file = join(root, source)
    },
    resolveId: (id) => (id === name ? `\0${name}` : null),
    async load(id) {
      if (id !== `\0${name}`) return null
      this.addWatchFile(file)
      return `export const starter = ${JSON.stringify(await compileStarter(file))}`
    },
  }
}

/** The script of an inline element; none of its names become global. */
async function compileStarter(file: string): Promise<string> {
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { target: 'es2022' })
  const script = `(() => {${code.replace(/^export\s*\{\s*\};?\s*$/m, '')}})()`
  const { code: small, errors } = await minify(file, script, { compress: true, mangle: true })
  if (errors.length > 0 || small.includes('</'))
    throw new Error(`${source} can't be inlined: ${JSON.stringify(errors)}`)
  return small.trim()
}
