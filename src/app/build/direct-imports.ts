import { join } from 'node:path'
import { type ESTree, parseAst, type Plugin } from 'vite'
import { readName, type Origin, readOrigins } from './origins.ts'

type Origins = ReadonlyMap<string, Origin>
type Passing = ESTree.ImportDeclaration | ESTree.ExportNamedDeclaration

/** A public entry: it only re-exports, except for its own list of pages. */
const publicEntry =
  /\/src\/(features\/[^/]+\/[^/]+\/(web\/([a-z-]+\/)?)?|ui\/components\/)index\.ts$/
/** The import specifier of a public entry. */
const publicEntryImport = /^#(features\/[^/]+\/[^/]+\/(web\/)?|ui\/components\/)index\.ts$/
/** A single name taken from a dynamically imported public entry. */
const dynamicEntryImport = /\(await import\(["'](#[^"']+\/index\.ts)["']\)\)\.(\w+)/g

/**
 * Rewrites every import of a public entry to the file that declares the name, and leaves only the
 * entry's own declarations in it. Otherwise the browser would load everything a public entry
 * re-exports, however little is used.
 */
export function directImports(): Plugin {
  let root = ''
  const originsByFile = new Map<string, Promise<Origins>>()
  const originsBehind = (way: string): Promise<Origins> => {
    const file = join(root, 'src', way.slice(1))
    const origins = originsByFile.get(file) ?? readOrigins(file)
    originsByFile.set(file, origins)
    return origins
  }

  return {
    name: 'minuet:straight-doors',
    configResolved: (config) => {
      root = config.root
    },
    // While developing, a public entry may have changed.
    watchChange(id) {
      if (id.endsWith('/index.ts')) originsByFile.clear()
    },
    async transform(code, id) {
      if (id.includes('/node_modules/') || !/\.tsx?$/.test(id)) return null
      let straight = code
      for (const node of passingNodes(code).toReversed()) {
        const way = node.source?.value ?? ''
        const isWay = publicEntryImport.test(way)
        if (!isWay && !(node.type === 'ExportNamedDeclaration' && publicEntry.test(id))) continue
        const text = isWay ? rewritten(node, way, await originsBehind(way)) : ''
        straight = straight.slice(0, node.start) + text + straight.slice(node.end)
      }
      for (const [text, way = '', name = ''] of straight.matchAll(dynamicEntryImport)) {
        const origin = (await originsBehind(way)).get(name)
        if (origin !== undefined)
          straight = straight.replace(text, `(await import('${origin.file}')).${origin.name}`)
      }
      return straight === code ? null : { code: straight, map: null }
    },
  }
}

/** The imports and re-exports of a file, in order. */
function passingNodes(code: string): Passing[] {
  return parseAst(code).body.filter(
    (node): node is Passing =>
      node.type === 'ImportDeclaration' ||
      (node.type === 'ExportNamedDeclaration' && node.source !== null),
  )
}

function rewritten(node: Passing, way: string, origins: Origins): string {
  const keyword = node.type === 'ImportDeclaration' ? 'import' : 'export'
  return node.specifiers
    .map((specifier) => {
      if (specifier.type !== 'ImportSpecifier' && specifier.type !== 'ExportSpecifier')
        throw new Error(`${way} may only be imported by name`)
      const [wanted, called] =
        specifier.type === 'ImportSpecifier'
          ? [readName(specifier.imported), specifier.local.name]
          : [readName(specifier.local), readName(specifier.exported)]
      const { file, name } = origins.get(wanted) ?? { file: way, name: wanted }
      return `${keyword} { ${name} as ${called} } from '${file}'`
    })
    .join('\n')
}
