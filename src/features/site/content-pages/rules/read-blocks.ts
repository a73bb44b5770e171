import type { Block, Run } from './block.ts'
import { type Condition, conditions } from './page-facts.ts'
import { PageProblem, withLine } from './page-problem.ts'
import { plainText, readRuns } from './read-runs.ts'

/** A block and the condition under which it is shown; `null` means always. */
export interface Passage {
  readonly when: Condition | null
  readonly block: Block
}

const headingLine = /^(##|###) (\S.*?) \{#([a-z][a-z0-9-]*)\}$/
const itemStart = /^(-|\d+\.) +/
const unknownStart = /^(#|>|\||\+ |={3,}|-{3,}|~{3}| {4}|\t)/

/**
 * Parses the Markdown subset of content pages: `## ` and `### ` headings with an anchor,
 * paragraphs, flat lists, tables, and passages between `::: condition` and `:::`. Throws a
 * `PageProblem` naming the line on everything else.
 */
export function readBlocks(text: string): Passage[] {
  const passages: Passage[] = []
  const anchors = new Map<string, Condition | null>()
  let when: Condition | null = null
  let opened = 0
  for (const { line, lines } of splitChunks(text)) {
    const first = lines[0] ?? ''
    if (first.startsWith(':::')) {
      when = nextCondition(first, when, line)
      opened = line
      continue
    }
    const block = withLine(lines, line, () => readBlock(lines))
    if (block.kind === 'heading') {
      const taken = anchors.get(block.id)
      if (taken !== undefined && !areOpposite(taken, when))
        throw new PageProblem(
          'anchor',
          `two headings have the anchor ${block.id}`,
          `{#${block.id}}`,
          line,
        )
      anchors.set(block.id, when)
    }
    passages.push({ when, block })
  }
  if (when !== null)
    throw new PageProblem('fence', `unclosed fence ::: ${when}`, `::: ${when}`, opened)
  return passages
}

/** Whether two passages are never shown together and may therefore share an anchor. */
function areOpposite(one: Condition | null, other: Condition | null): boolean {
  return one === `no_${other}` || other === `no_${one}`
}

interface Chunk {
  /** The first line, from 1. */
  readonly line: number
  readonly lines: string[]
}

/** Splits lines into chunks at empty lines; each fence or heading is a separate chunk. */
function splitChunks(text: string): Chunk[] {
  const chunks: Chunk[] = []
  let open: Chunk | null = null
  for (const [place, line] of text.split('\n').entries()) {
    const alone = /^(:::|#)/.test(line)
    if (alone || line.trim() === '') {
      open = null
      if (alone) chunks.push({ line: place + 1, lines: [line] })
    } else if (open === null) {
      open = { line: place + 1, lines: [line] }
      chunks.push(open)
    } else open.lines.push(line)
  }
  return chunks
}

function nextCondition(fence: string, open: Condition | null, line: number): Condition | null {
  const name = fence.slice(3).trim()
  if (name === '' && open !== null) return null
  const known = conditions.find((condition) => condition === name)
  if (known === undefined || open !== null)
    throw new PageProblem('fence', `unexpected fence: ${fence}`, fence, line)
  return known
}

function readBlock(lines: readonly string[]): Block {
  const [first = ''] = lines
  const [, hashes, text = '', id = ''] = headingLine.exec(first) ?? []
  if (hashes !== undefined)
    return { kind: 'heading', level: hashes === '##' ? 2 : 3, id, text: plainText(text) }
  if (first.startsWith('|')) return readTable(lines)
  if (itemStart.test(first)) return readList(lines)
  const odd = lines.find((line) => unknownStart.test(line) || itemStart.test(line))
  if (odd !== undefined) {
    const kind = odd.startsWith('#') ? 'heading' : 'block'
    throw new PageProblem(kind, `not a paragraph, list or heading with an anchor: ${odd}`, odd)
  }
  return { kind: 'paragraph', runs: readRuns(lines.map((line) => line.trim()).join(' ')) }
}

function readList(lines: readonly string[]): Block {
  const ordered = /^\d/.test(lines[0] ?? '')
  const items: string[] = []
  for (const line of lines) {
    const start = itemStart.exec(line)
    if (start !== null && /^\d/.test(line) !== ordered)
      throw new PageProblem('list', `mixed list types: ${line}`, line)
    if (start !== null) items.push(line.slice(start[0].length))
    else if (/^ {2,3}\S/.test(line)) items.push(`${items.pop() ?? ''} ${line.trim()}`)
    else throw new PageProblem('list', `not part of the list above: ${line}`, line)
  }
  return { kind: 'list', ordered, items: items.map(readRuns) }
}

/** A header, a line of dashes, and rows with the same number of cells. */
function readTable([head = '', dashes = '', ...lines]: readonly string[]): Block {
  const columns = readCells(head).length
  if (!/^\|(?:---\|)+$/.test(dashes) || dashes.split('|').length - 2 !== columns)
    throw new PageProblem('table', `not the separator line of a table: ${dashes}`, dashes)
  const rows = lines.map(readCells)
  const odd = rows.findIndex((cells) => cells.length !== columns)
  if (odd !== -1)
    throw new PageProblem('table', `not a row of ${columns} cells: ${lines[odd]}`, lines[odd] ?? '')
  return { kind: 'table', head: readCells(head), rows }
}

function readCells(line: string): Run[][] {
  if (!/^\|.*\|$/.test(line)) throw new PageProblem('table', `not a row of a table: ${line}`, line)
  return line
    .slice(1, -1)
    .split('|')
    .map((cell) => readRuns(cell.trim()))
}
