import type { Breach, Finding } from '../breach.ts'
import { getLineNumber } from '../get-line-number.ts'
import { type ESTree, visitFile } from '../parse-file.ts'
import { type ProjectFile, readProjectFiles } from '../read-project-files.ts'
import { parseIcuMessage } from './parse-icu-message.ts'
import { readPhrases } from './read-phrases.ts'
import { specificationSentences } from './specification-sentences.ts'

const tests = [
  'src/**/*.test.{ts,tsx}',
  'src/**/testing/**/*.{ts,tsx}',
  'test/**/*.ts',
  'db/**/*.test.ts',
]

/** Shorter texts occur by chance, in what members write or in names of cases. */
const minWords = 5

/** A part of a text between arguments and tags, with the phrase's key. */
interface Piece {
  readonly text: string
  readonly key: string
}

/**
 * Refuses tests that quote an English product text, because changing the text would break them.
 * They should refer to it by key, with `phrase()` or `phrasePattern()`.
 */
export function checkQuotes(root: string): Finding {
  const pieces = readProjectFiles(root, ['src/**/locales/**/en.ts']).flatMap(readPieces)
  const files = readProjectFiles(root, tests)
  return { read: files.length, breaches: files.flatMap((file) => findQuotes(file, pieces)) }
}

function readPieces(file: ProjectFile): Piece[] {
  const { feature, phrases } = readPhrases(file)
  return [...phrases].flatMap(([key, { text }]) =>
    parseIcuMessage(text)
      .literals.map((literal) => literal.replace(/^[\s.,:;!?]+|[\s.,:;!?]+$/g, ''))
      .filter((literal) => literal.split(/\s+/).length >= minWords && !isSpecified(literal))
      .map((literal) => ({ text: literal, key: `${feature}.${key}` })),
  )
}

function isSpecified(text: string): boolean {
  const lower = text.toLowerCase()
  return specificationSentences.some((sentence) => lower.includes(sentence.toLowerCase()))
}

function findQuotes(file: ProjectFile, pieces: readonly Piece[]): Breach[] {
  const breaches: Breach[] = []
  const titles = new Set<ESTree.Node>()
  const find = (node: ESTree.Node, text: string): void => {
    if (titles.has(node) || text.split(/\s+/).length < minWords) return
    const quoted = pieces.find((piece) => text.includes(piece.text))
    if (quoted !== undefined)
      breaches.push({
        file: file.path,
        line: getLineNumber(file.text, node.start),
        message: `“${quoted.text}” is the text of ${quoted.key}: name it by its key, with phrase()`,
      })
  }
  visitFile(file, {
    CallExpression({ callee, arguments: [title] }) {
      if (title !== undefined && /^(test|describe)\b/.test(getCalleeName(callee))) titles.add(title)
    },
    Literal(node) {
      if ('regex' in node) find(node, node.regex.pattern.replaceAll('\\', ''))
      else if (typeof node.value === 'string') find(node, node.value)
    },
    TemplateElement(node) {
      find(node, node.value.cooked ?? '')
    },
    JSXText(node) {
      find(node, node.value)
    },
  })
  return breaches
}

/** The name at the beginning of `test`, `test.each(…)` or `describe.skipIf(…)`. */
function getCalleeName(callee: ESTree.Expression): string {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type === 'MemberExpression') return getCalleeName(callee.object)
  return callee.type === 'CallExpression' ? getCalleeName(callee.callee) : ''
}
