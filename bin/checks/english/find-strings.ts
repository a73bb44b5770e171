import { getLineNumber } from '../get-line-number.ts'
import { type ESTree, Visitor } from '../parse-file.ts'
import type { ProjectFile } from '../read-project-files.ts'
import { maskCitations, masked } from './mask-text.ts'
import type { TextKind, TextPiece } from './text-piece.ts'

const testNames = new Set(['test', 'it', 'describe'])
const logLevels = new Set(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'log'])
const loggers = /^(console|log|logger|pino)$/i

/** Phrases, the demo’s conversations, and texts that members might write. */
const otherTexts = /\/locales\/|^(db\/cast|test)\/|\/(classifier|gallery)\//
/** Four words or more, from a capital letter or a value to a full stop. */
const sentence = /^[A-Z§][^<>{}]*?(\s[^\s<>{}]+){3,}\.$/

/**
 * Finds test titles, texts of errors and logs, the summaries of endpoints, usage texts of commands,
 * and other whole sentences.
 */
export function findStrings(file: ProjectFile, program: ESTree.Program): TextPiece[] {
  const pieces: TextPiece[] = []
  const isTest = /\.test\.tsx?$/.test(file.path)
  /** Cases that several test files share are declared in `testing/`. */
  const hasTests = isTest || file.path.includes('/testing/')
  const hasSentences = !hasTests && !otherTexts.test(file.path)
  const found = new Set<number>()
  const addTexts = (kind: TextKind, texts: readonly FoundText[]): void => {
    for (const text of texts.filter(({ start }) => !found.has(start))) {
      found.add(text.start)
      pieces.push(toPiece(file, kind, text))
    }
  }
  const add = (kind: TextKind, node: ESTree.Node | null | undefined): void =>
    addTexts(kind, listTexts(file, node))
  const addSentences = (node: ESTree.Node): void => {
    if (hasSentences)
      addTexts(
        'message',
        listTexts(file, node).filter(({ text }) => sentence.test(text)),
      )
  }
  new Visitor({
    CallExpression({ callee, arguments: given }) {
      if (hasTests && testNames.has(findRootName(callee)) && given.length > 1)
        add('title', given[0])
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
    VariableDeclarator({ id, init }) {
      if (hasSentences && id.type === 'Identifier' && id.name === 'usage') add('message', init)
    },
    Literal: addSentences,
    TemplateLiteral: addSentences,
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
