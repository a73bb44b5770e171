import type { Plugin } from 'vite'
import { listPhraseFolders } from '../phrase-folders.ts'

const name = /^\0?virtual:phrases\/(\w\w)$/

/**
 * Generates one module per language with the frame's phrases and lazy imports of the rest. A page
 * then loads the list of one language instead of all seven, and the frame's phrases arrive in one
 * file. `both` lists the phrases of members' pages and of the back office together.
 */
export function phraseIndex(
  framePhrases: readonly string[],
  of: 'web' | 'office' | 'both' = 'web',
): Plugin {
  let root = ''
  return {
    name: 'minuet:phrase-index',
    configResolved: (config) => {
      root = config.root
    },
    resolveId: (id) => (name.test(id) ? `\0${id}` : null),
    load(id) {
      const locale = name.exec(id)?.[1]
      return locale === undefined ? null : writeIndex(root, locale, framePhrases, of)
    },
  }
}

function writeIndex(
  root: string,
  locale: string,
  framePhrases: readonly string[],
  of: 'web' | 'office' | 'both',
): string {
  const folders = new Map(
    listPhraseFolders(root)
      .filter((folder) => of === 'both' || folder[of])
      .map(({ namespace, folder }) => [namespace, `/${folder}`]),
  )
  const first = framePhrases.map(
    (namespace) => `import ${namespace} from '${folders.get(namespace)}/${locale}.ts'`,
  )
  const rest = [...folders].filter(([namespace]) => !framePhrases.includes(namespace))
  const loaders = rest.map(
    ([namespace, folder]) => `  ${namespace}: () => import('${folder}/${locale}.ts'),`,
  )
  return [
    ...first,
    `export const first = { ${framePhrases.join(', ')} }`,
    'export const rest = {',
    ...loaders,
    '}',
  ].join('\n')
}
