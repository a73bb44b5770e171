import type { Run } from './block.ts'
import { isSafeTarget } from './is-safe-target.ts'
import { placeholders } from './page-facts.ts'
import { PageProblem } from './page-problem.ts'

const token = /\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^[\]]+)\]\(([^()\s]+)\)/g

/**
 * Parses the inline markup of a line. Throws on unknown markup, HTML in particular, so that
 * mistakes surface at startup rather than on the page.
 */
export function readRuns(line: string): Run[] {
  if (line.includes('![')) throw new PageProblem('image', `images are not allowed: ${line}`, '![')
  const runs: Run[] = []
  let from = 0
  for (const match of line.matchAll(token)) {
    runs.push(...plainRun(line.slice(from, match.index)), markedRun(match))
    from = match.index + match[0].length
  }
  return [...runs, ...plainRun(line.slice(from))]
}

function plainRun(text: string): Run[] {
  return text === '' ? [] : [{ text: plainText(text) }]
}

function markedRun([, strong, em, words = '', href = '']: RegExpMatchArray): Run {
  if (strong !== undefined) return { text: plainText(strong), mark: 'strong' }
  if (em !== undefined) return { text: plainText(em), mark: 'em' }
  if (!isSafeTarget(href)) throw new PageProblem('link', `link target not allowed: ${href}`, href)
  return { text: plainText(words), href }
}

/** Returns the text after checking that it contains no markup and only known placeholders. */
export function plainText(text: string): string {
  const sign = /[*[\]<>`\\]/.exec(text)
  if (sign !== null) {
    const from = text.slice(sign.index, sign.index + 12).trim()
    throw new PageProblem('sign', `${sign[0]} is not allowed here: ${text}`, from)
  }
  const rest = text.replace(/\{([a-z_]+)\}/g, (whole, name: string) =>
    (placeholders as readonly string[]).includes(name) ? '' : whole,
  )
  const unknown = /\{[^{}]*\}|[{}]/.exec(rest)
  if (unknown !== null)
    throw new PageProblem('placeholder', `unknown placeholder: ${text}`, unknown[0])
  return text
}
