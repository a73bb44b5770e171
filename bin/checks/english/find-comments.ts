import { getLineNumber } from '../get-line-number.ts'
import type { ProjectFile } from '../read-project-files.ts'
import { blankMatches, maskCitations } from './mask-text.ts'
import type { TextPiece } from './text-piece.ts'

interface Span {
  readonly start: number
  readonly end: number
}

/** Comments that are read by tools. */
const directive = /^[/*\s!]*(oxlint-|eslint-|biome-|@ts-|@vitest|@__|<reference|#)/

/** Reads comments at the given positions; adjacent line comments form one text. */
export function readComments(file: ProjectFile, spans: readonly Span[]): TextPiece[] {
  return joinLines(file.text, spans)
    .filter(({ start, end }) => !directive.test(file.text.slice(start, end)))
    .map(({ start, end }) => ({
      file: file.path,
      line: getLineNumber(file.text, start),
      kind: 'comment',
      text: readComment(file.text.slice(start, end)),
    }))
}

/** Finds comments in SQL and CSS. String literals are matched too, because they may contain comment marks. */
export function findCommentSpans({ path, text }: ProjectFile): Span[] {
  const pattern = path.endsWith('.sql')
    ? /'(?:''|[^'])*'|--[^\n]*|\/\*[^]*?\*\//g
    : /"[^"\n]*"|\/\*[^]*?\*\//g
  return [...text.matchAll(pattern)]
    .filter(([match]) => !/^['"]/.test(match))
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
}

function joinLines(text: string, spans: readonly Span[]): Span[] {
  const joined: Span[] = []
  for (const span of spans) {
    const last = joined.at(-1)
    if (
      last !== undefined &&
      isLine(text, last) &&
      isLine(text, span) &&
      continues(text, last, span)
    )
      joined[joined.length - 1] = { start: last.start, end: span.end }
    else joined.push(span)
  }
  return joined
}

function isLine(text: string, { start }: Span): boolean {
  return text.startsWith('//', start) || text.startsWith('--', start)
}

/** A comment after code is not continued by the next line. */
function continues(text: string, last: Span, next: Span): boolean {
  const lineStart = text.lastIndexOf('\n', last.start - 1) + 1
  return (
    /^[ \t]*\n[ \t]*$/.test(text.slice(last.end, next.start)) &&
    text.slice(lineStart, last.start).trim() === ''
  )
}

/** Removes the marks of a comment, and masks code and quotations. */
function readComment(comment: string): string {
  const marks = comment.startsWith('/*')
    ? /^\/\*+|\*+\/$|^[ \t]*\*+(?!\/)/gm
    : /^[ \t]*(\/\/|--)+/gm
  return maskCitations(blankMatches(comment, marks))
}
