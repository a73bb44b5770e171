import type { Breach } from '../breach.ts'
import { getLineNumber } from '../get-line-number.ts'
import { type ESTree, parseFile } from '../parse-file.ts'
import type { ProjectFile } from '../read-project-files.ts'

/** One phrase of a file, with its line. */
export interface Phrase {
  readonly text: string
  readonly line: number
}

/** All phrases of one namespace (a feature, or a folder in its `locales/`) in one language by their dotted keys. */
export interface PhraseFile {
  readonly path: string
  readonly feature: string
  readonly locale: string
  readonly phrases: ReadonlyMap<string, Phrase>
  /** Entries that are not plain texts. */
  readonly breaches: readonly Breach[]
}

/**
 * Reads a phrase file as data: it must be `export const <locale> = { … }` of texts, nothing else.
 */
export function readPhrases(file: ProjectFile): PhraseFile {
  const [, folder = '', part, locale = ''] =
    /([^/]+)\/locales\/(?:([\w-]+)\/)?([^/]+)\.ts$/.exec(file.path) ?? []
  const feature = (part ?? folder).replaceAll('-', '_')
  const phrases = new Map<string, Phrase>()
  const breaches: Breach[] = []
  const refuse = (node: ESTree.Span, message: string) =>
    void breaches.push({ file: file.path, line: getLineNumber(file.text, node.start), message })

  const read = (node: ESTree.Expression, key: string): void => {
    const text = readText(node)
    if (text !== null) phrases.set(key, { text, line: getLineNumber(file.text, node.start) })
    else if (node.type !== 'ObjectExpression')
      refuse(node, `${key || locale} is neither a text nor a group of texts`)
    else for (const property of node.properties) readProperty(property, key)
  }
  const readProperty = (property: ESTree.ObjectPropertyKind, above: string): void => {
    if (property.type === 'SpreadElement')
      return refuse(property, 'a phrase file must spell out every text')
    const name = readKeyName(property.key)
    if (name === null || name.includes('.'))
      return refuse(property, 'a key must be a plain name without dots')
    const key = above === '' ? name : `${above}.${name}`
    if (phrases.has(key)) refuse(property, `${key} is defined twice`)
    read(property.value, key)
  }

  const tree = findTree(parseFile(file).program, locale)
  if (tree === null) refuse({ start: 0, end: 0 }, `exports no \`const ${locale} = { … }\``)
  else read(tree, '')
  return { path: file.path, feature, locale, phrases, breaches }
}

function findTree(program: ESTree.Program, locale: string): ESTree.Expression | null {
  for (const statement of program.body) {
    if (
      statement.type !== 'ExportNamedDeclaration' ||
      statement.declaration?.type !== 'VariableDeclaration'
    )
      continue
    const [variable] = statement.declaration.declarations
    if (variable?.id.type === 'Identifier' && variable.id.name === locale && variable.init)
      return withoutType(variable.init)
  }
  return null
}

function withoutType(node: ESTree.Expression): ESTree.Expression {
  return node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression'
    ? withoutType(node.expression)
    : node
}

function readText(node: ESTree.Expression): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  if (node.type === 'TemplateLiteral')
    return node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? null) : null
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return null
  const [left, right] = [readText(node.left), readText(node.right)]
  return left === null || right === null ? null : left + right
}

function readKeyName(key: ESTree.PropertyKey): string | null {
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' ? String(key.value) : null
}
