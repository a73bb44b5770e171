import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const name = /^\0?virtual:phrases\/(\w\w)$/

/**
 * One module per language: what every page says, and the way to the rest. So a page carries the list of one language
 * instead of all seven, and the frame's phrases come in one file.
 */
export function phraseIndex(framePhrases: readonly string[]): Plugin {
  let root = ''
  return {
    name: 'minuet:phrase-index',
    configResolved: (config) => {
      root = config.root
    },
    resolveId: (id) => (name.test(id) ? `\0${id}` : null),
    load(id) {
      const locale = name.exec(id)?.[1]
      return locale === undefined ? null : writeIndex(root, locale, framePhrases)
    },
  }
}

function writeIndex(root: string, locale: string, framePhrases: readonly string[]): string {
  const features = readdirSync(join(root, 'src/features')).filter((feature) =>
    existsSync(join(root, `src/features/${feature}/locales/${locale}.ts`)),
  )
  const folders = new Map([
    ['main', '/src/main/locales'],
    ['platform', '/src/platform/locales'],
    ['home', '/src/main/web/home/locales'],
    ...features.map((feature) => [feature, `/src/features/${feature}/locales`] as const),
  ])
  const first = framePhrases.map((feature) => `import ${feature} from '${folders.get(feature)}/${locale}.ts'`)
  const rest = [...folders].filter(([feature]) => !framePhrases.includes(feature))
  const ways = rest.map(([feature, folder]) => `  ${feature}: () => import('${folder}/${locale}.ts'),`)
  return [...first, `export const first = { ${framePhrases.join(', ')} }`, 'export const rest = {', ...ways, '}'].join(
    '\n',
  )
}
