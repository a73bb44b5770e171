import { type ESTree, visitFile } from '../parse-file.ts'
import type { ProjectFile } from '../read-project-files.ts'

/**
 * A piece of SQL in a TypeScript file. Values are blanked, and every character keeps its position
 * in the file.
 */
export interface SqlPiece {
  readonly start: number
  readonly text: string
}

const looksLikeSql =
  /^\s*(select\s[^]*\sfrom\s|select\s+[\w.]+\s*\(|insert\s+into\s|update\s[^]+\sset\s|delete\s+from\s|(create|alter|drop)\s+(or\s+replace\s+)?(table|index|view|function|schema|trigger|type|role|extension|database)\s|truncate\s|lock\s+table\s|with\s+\w+\s+as\s*\(|notify\s+\w|listen\s+\w)/

/**
 * Finds all SQL of a file: sql`…`, sql.part`…`, and any other string that looks like a query. SQL
 * is written in lower case here, which distinguishes it from English sentences.
 */
export function findSqlPieces(file: ProjectFile): SqlPiece[] {
  const pieces = new Map<number, SqlPiece>()
  const add = (piece: SqlPiece) => void pieces.set(piece.start, piece)
  visitFile(file, {
    TaggedTemplateExpression({ tag, quasi }) {
      if (isSqlTag(tag)) add(templatePiece(file, quasi))
    },
    TemplateLiteral(node) {
      const piece = templatePiece(file, node)
      if (looksLikeSql.test(piece.text)) add(piece)
    },
    Literal(node) {
      if (typeof node.value !== 'string') return
      const text = file.text.slice(node.start + 1, node.end - 1)
      if (looksLikeSql.test(text)) add({ start: node.start + 1, text })
    },
  })
  return [...pieces.values()]
}

function isSqlTag(tag: ESTree.Expression): boolean {
  if (tag.type === 'MemberExpression') return isSqlTag(tag.object)
  return tag.type === 'Identifier' && tag.name === 'sql'
}

function templatePiece(file: ProjectFile, node: ESTree.TemplateLiteral): SqlPiece {
  const start = node.start + 1
  let text = file.text.slice(start, node.end - 1)
  node.quasis.slice(0, -1).forEach((quasi, index) => {
    const from = holeStart(file.text, quasi.end, node.expressions[index]) - start
    const to = (node.quasis[index + 1]?.start ?? node.end) - start
    text = text.slice(0, from) + blank(text.slice(from, to)) + text.slice(to)
  })
  return { start, text }
}

/**
 * The position of `${`, whether or not the parser counts these characters as part of the preceding
 * text.
 */
function holeStart(text: string, end: number, expression: ESTree.Expression | undefined): number {
  const at = text.lastIndexOf('${', expression?.start ?? end)
  return at === -1 ? end : at
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ')
}
