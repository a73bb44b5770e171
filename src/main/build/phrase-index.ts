import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const name = /^\0?virtual:phrases\/(\w\w)$/

/**
 * One module per language: what every page says, and the way to the rest. So a page carries the list of one language
 * instead of all seven, and the frame's phrases come in one file.
 */
export function phraseIndex(framePhrases: readonly string[], of: 'web' | 'office' = 'web'): Plugin {
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

function writeIndex(root: string, locale: string, framePhrases: readonly string[], of: 'web' | 'office'): string {
  const features = readdirSync(join(root, 'src/features')).filter(
    (feature) =>
      existsSync(join(root, `src/features/${feature}/locales/${locale}.ts`)) &&
      speaksIn(join(root, 'src/features', feature), of),
  )
  const folders = new Map([
    ['platform', '/src/platform/locales'],
    ...(of === 'web' ? pagesOwn : []),
    ...features.map((feature) => [feature, `/src/features/${feature}/locales`] as const),
  ])
  const first = framePhrases.map((feature) => `import ${feature} from '${folders.get(feature)}/${locale}.ts'`)
  const rest = [...folders].filter(([feature]) => !framePhrases.includes(feature))
  const ways = rest.map(([feature, folder]) => `  ${feature}: () => import('${folder}/${locale}.ts'),`)
  return [...first, `export const first = { ${framePhrases.join(', ')} }`, 'export const rest = {', ...ways, '}'].join(
    '\n',
  )
}

const pagesOwn = [
  ['main', '/src/main/locales'],
  ['home', '/src/main/web/home/locales'],
] as const

/** A feature with screens in the office alone says nothing to members, and one without any there nothing to the staff. */
function speaksIn(feature: string, of: 'web' | 'office'): boolean {
  const office = existsSync(join(feature, 'office'))
  return of === 'office' ? office : !office || existsSync(join(feature, 'web'))
}
