import { getLineNumber } from '../get-line-number.ts'
import { type ESTree, Visitor } from '../parse-file.ts'
import type { ProjectFile } from '../read-project-files.ts'
import { maskCitations, masked } from './mask-text.ts'
import type { TextKind, TextPiece } from './text-piece.ts'

const testNames = new Set(['test', 'it', 'describe'])
const logLevels = new Set(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'log'])
const loggers = /^(console|log|logger|pino)$/i

/** Finds test titles, texts of errors and logs, and the summaries of endpoints. */
export function findStrings(file: ProjectFile, program: ESTree.Program): TextPiece[] {
  const pieces: TextPiece[] = []
  const isTest = /\.test\.tsx?$/.test(file.path)
  const add = (kind: TextKind, node: ESTree.Node | null | undefined): void =>
    void pieces.push(...listTexts(file, node).map((text) => toPiece(file, kind, text)))
  new Visitor({
    CallExpression({ callee, arguments: given }) {
      if (isTest && testNames.has(findRootName(callee)) && given.length > 1) add('title', given[0])
      else if (isLog(callee)) for (const argument of given) add('message', argument)
    },
    NewExpression({ callee, arguments: given }) {
      if (!isTest && callee.type === 'Identifier' && callee.name.endsWith('Error'))
        add('message', given[0])
    },
    Property({ key, value }) {
      if (
        key.type === 'Identifier' &&
        key.name === 'summary' &&
        /\/contract(\/|\.ts$)/.test(file.path)
      )
        add('summary', value)
    },
  }).visit(program)
  return pieces
}

interface FoundText {
  readonly start: number
  readonly text: string
}

/** The texts of an expression: literals, templates with their values masked, and the branches of choices. */
function listTexts(file: ProjectFile, node: ESTree.Node | null | undefined): FoundText[] {
  if (node?.type === 'Literal')
    return typeof node.value === 'string'
      ? [{ start: node.start, text: file.text.slice(node.start + 1, node.end - 1) }]
      : []
  if (node?.type === 'TemplateLiteral') return [{ start: node.start, text: readTemplate(node) }]
  if (node?.type === 'ConditionalExpression')
    return [...listTexts(file, node.consequent), ...listTexts(file, node.alternate)]
  if (node?.type === 'BinaryExpression' || node?.type === 'LogicalExpression')
    return [...listTexts(file, node.left), ...listTexts(file, node.right)]
  return []
}

function readTemplate(node: ESTree.TemplateLiteral): string {
  return node.quasis.map(({ value }) => value.raw).join(masked)
}

function toPiece(file: ProjectFile, kind: TextKind, { start, text }: FoundText): TextPiece {
  return { file: file.path, line: getLineNumber(file.text, start), kind, text: maskCitations(text) }
}

/** `test` in test.each(cases)('title', …). */
function findRootName(node: ESTree.Node): string {
  if (node.type === 'CallExpression') return findRootName(node.callee)
  if (node.type === 'MemberExpression') return findRootName(node.object)
  if (node.type === 'TaggedTemplateExpression') return findRootName(node.tag)
  return node.type === 'Identifier' ? node.name : ''
}

/** console.error(…), log.warn(…), infrastructure.log.info(…). */
function isLog(callee: ESTree.Node): boolean {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false
  const { object } = callee
  const owner = object.type === 'MemberExpression' ? object.property : object
  return (
    logLevels.has(callee.property.name) && owner.type === 'Identifier' && loggers.test(owner.name)
  )
}
