import { createHash } from 'node:crypto'
import { type ESTree, parseAst, type Plugin } from 'vite'

/** The exports of a page besides its component, which the router calls. */
export const pageFunctions: readonly string[] = ['load', 'title', 'parts']

const screen = /\/src\/.*\.tsx$/

/**
 * Fast Refresh updates components but not what the router already has: `load`, `title` and `parts`.
 * Their hash becomes one more export, and Fast Refresh reloads the page if it changes.
 */
export function markPageFunctions(): Plugin {
  return {
    name: 'minuet:mark-page-functions',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!screen.test(id)) return null
      const source = collectPageFunctions(code)
      if (source === '') return null
      const hash = createHash('sha256').update(source).digest('hex').slice(0, 16)
      return { code: `${code}\nexport const pageFunctionsHash = '${hash}'\n`, map: null }
    },
  }
}

/**
 * Returns the source of a file's page functions and of the functions and constants they use, except
 * components. Empty if it declares none.
 */
export function collectPageFunctions(code: string): string {
  if (!pageFunctions.some((name) => new RegExp(`\\b${name}\\b`).test(code))) return ''
  const remaining = new Map<string, string>()
  let source = ''
  for (const node of parseAst(code, { lang: 'tsx' }).body) {
    const text = code.slice(node.start, node.end)
    const names = readDeclaredNames(node)
    if (
      node.type === 'ExportNamedDeclaration' &&
      names.some((name) => pageFunctions.includes(name))
    )
      source += text
    else for (const name of names) if (/^[a-z]/.test(name)) remaining.set(name, text)
  }
  if (source === '') return ''
  for (let found = true; found; ) {
    found = false
    for (const [name, text] of remaining) {
      if (!new RegExp(`\\b${name}\\b`).test(source)) continue
      remaining.delete(name)
      source += text
      found = true
    }
  }
  return source
}

/** The names that a top-level statement declares or re-exports. */
function readDeclaredNames(node: ESTree.Directive | ESTree.Statement): string[] {
  const declaration = node.type === 'ExportNamedDeclaration' ? (node.declaration ?? node) : node
  if (declaration.type === 'FunctionDeclaration')
    return declaration.id === null ? [] : [declaration.id.name]
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
  if (declaration.type !== 'ExportNamedDeclaration') return []
  return declaration.specifiers.flatMap(({ exported }) =>
    exported.type === 'Identifier' ? [exported.name] : [],
  )
}
