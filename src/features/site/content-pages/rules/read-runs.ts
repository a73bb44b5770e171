import type { Run } from './block.ts'
import { isSafeTarget } from './is-safe-target.ts'
import { placeholders } from './page-facts.ts'

const token = /\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^[\]]+)\]\(([^()\s]+)\)/g

/** Reads a line's words. Throws on what it does not know, HTML above all, so that a slip is seen at start and not by a reader. */
export function readRuns(line: string): Run[] {
  if (line.includes('![')) throw new Error(`pages have no pictures: ${line}`)
  const runs: Run[] = []
  let from = 0
  for (const found of line.matchAll(token)) {
    runs.push(...plainRun(line.slice(from, found.index)), markedRun(found))
    from = found.index + found[0].length
  }
  return [...runs, ...plainRun(line.slice(from))]
}

function plainRun(text: string): Run[] {
  return text === '' ? [] : [{ text: plainText(text) }]
}

function markedRun([, strong, em, words = '', href = '']: RegExpMatchArray): Run {
  if (strong !== undefined) return { text: plainText(strong), mark: 'strong' }
  if (em !== undefined) return { text: plainText(em), mark: 'em' }
  if (!isSafeTarget(href)) throw new Error(`a link may not lead to ${href}`)
  return { text: plainText(words), href }
}

/** Gives a text back that has no sign of markup in it and leaves open only what a site fills in. */
export function plainText(text: string): string {
  const sign = /[*[\]<>`\\]/.exec(text)
  if (sign !== null) throw new Error(`${sign[0]} means nothing here: ${text}`)
  const rest = text.replace(/\{([a-z_]+)\}/g, (whole, name: string) =>
    (placeholders as readonly string[]).includes(name) ? '' : whole,
  )
  if (/[{}]/.test(rest)) throw new Error(`an unknown placeholder: ${text}`)
  return text
}
