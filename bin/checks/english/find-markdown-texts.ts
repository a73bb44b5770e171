import type { ProjectFile } from '../read-project-files.ts'
import { maskCitations, maskMatches } from './mask-text.ts'
import type { TextPiece } from './text-piece.ts'

/** Fenced code, and comments in HTML. */
const outside = /^( *)(```|~~~)[^]*?^ *\2[^\n]*$|<!--[^]*?-->/gm
/** A new piece begins at a list item, a heading, a row of a table and a quotation. */
const begins = /^\s*([-*+]\s|\d+\.\s|#|\||>)/

/** Finds the paragraphs, list items, headings and table rows of a document, without code. */
export function findMarkdownTexts(file: ProjectFile): TextPiece[] {
  const text = maskCitations(maskMatches(file.text, outside))
  const pieces: { line: number; lines: string[] }[] = []
  let open = false
  text.split('\n').forEach((line, index) => {
    const prose = line.replace(/\]\([^)]*\)/g, ']')
    if (/^[\s§]*$/.test(line)) open = false
    else if (open && !begins.test(line)) pieces.at(-1)?.lines.push(prose)
    else {
      pieces.push({ line: index + 1, lines: [prose] })
      open = !/^\s*(#|\|)/.test(line)
    }
  })
  return pieces.map(({ line, lines }) => ({
    file: file.path,
    line,
    kind: 'markdown',
    text: lines.join('\n').replace(/^\s*([-*+]|\d+\.|#+|\||>)\s*/, ''),
  }))
}
