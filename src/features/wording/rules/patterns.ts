import { createWordBook, entryOf, readTokens } from './word-book.ts'
import { tokensOf } from './tokens.ts'

/**
 * What a language says about one thing, a line each: words in their order, `a|b` one of them, `word*` all that begins so, `word?` may
 * be missing, `_` up to one word between, `__` up to two, `___` up to three, `$` a pause or the end, `^` the beginning of a sentence.
 * `@name` stands for a list. A line with `!` before it counts even where something is denied.
 */
export interface Phrasebook {
  readonly lists: Readonly<Record<string, string>>
  /** Words that deny what stands near them. */
  readonly denials: string
  /** Words a question may go on with after its `$`: or, please. */
  readonly tails: string
  /** Everyday words that look like a misspelling of one in a pattern. */
  readonly certain: string
  readonly lines: Readonly<Record<string, string>>
}

interface Step {
  readonly words: ReadonlySet<string>
  readonly gap: number
  readonly optional: boolean
}
interface Line {
  readonly topic: string
  readonly steps: readonly Step[]
  readonly first: boolean
  readonly last: boolean
  readonly always: boolean
}
interface Wanted {
  readonly line: Line
  readonly tails: ReadonlySet<string>
}
type Read = ReturnType<typeof readTokens>

/** Finds which topics of some phrasebooks a text touches, in time that grows with its length. */
export function createReader(
  books: readonly Phrasebook[],
  { deniable }: { readonly deniable: ReadonlySet<string> },
): (text: string) => ReadonlySet<string> {
  const lines = books.flatMap(linesOf)
  const denials = new Set(books.flatMap(({ denials: words }) => words.split(/\s+/).map(entryOf)))
  const book = createWordBook(new Set(lines.flatMap(({ steps }) => steps.flatMap(({ words }) => [...words]))), [
    ...books.flatMap(({ certain }) => certain.split(/\s+/).map(entryOf)),
    ...denials,
  ])
  const tails = new Set(books.flatMap(({ tails: words }) => words.split(/\s+/).map(entryOf)))
  const byFirst = new Map<string, Line[]>()
  for (const line of lines)
    for (const word of line.steps[0]?.words ?? []) byFirst.set(word, [...(byFirst.get(word) ?? []), line])

  return (text) => {
    const found = new Set<string>()
    const tokens = readTokens(book, tokensOf(text))
    for (let at = 0; at < tokens.length; at += 1) {
      for (const meaning of tokens[at]?.means ?? [])
        for (const line of byFirst.get(meaning) ?? []) {
          if (found.has(line.topic) || (line.first && at > 0 && tokens[at - 1]?.pause === 0)) continue
          const end = matches(tokens, at + 1, { line, tails }, 1)
          if (end === -1) continue
          const denied = !line.always && deniable.has(line.topic) && isDenied(tokens, at, end, denials)
          if (!denied) found.add(line.topic)
        }
    }
    return found
  }
}

/** Where a line ends whose steps before this one have matched before `at`; -1 where it does not. Gaps are short, so this is too. */
function matches(tokens: Read, at: number, wanted: Wanted, index: number): number {
  const { line, tails } = wanted
  const step = line.steps[index]
  if (step === undefined)
    return line.last && (tokens[at - 1]?.pause ?? 2) === 0 && !tails.has(tokens[at]?.word ?? '') ? -1 : at
  for (let place = at; place <= at + step.gap && place < tokens.length; place += 1) {
    // What is meant together stands in one sentence.
    if (tokens[place - 1]?.pause === 2) break
    const { means } = tokens[place] as Read[number]
    for (const word of means)
      if (step.words.has(word)) {
        const end = matches(tokens, place + 1, wanted, index + 1)
        if (end !== -1) return end
        break
      }
  }
  return step.optional ? matches(tokens, at, wanted, index + 1) : -1
}

function isDenied(tokens: Read, from: number, to: number, denials: ReadonlySet<string>): boolean {
  for (let at = from; at < to; at += 1) if (denials.has(tokens[at]?.word ?? '')) return true
  for (let at = from - 1; at >= Math.max(0, from - 5) && (tokens[at]?.pause ?? 2) === 0; at -= 1)
    if (denials.has(tokens[at]?.word ?? '')) return true
  // “Wir treffen uns nie”: some languages deny afterwards.
  for (let at = to; at < Math.min(tokens.length, to + 3) && tokens[at - 1]?.pause === 0; at += 1)
    if (denials.has(tokens[at]?.word ?? '')) return true
  return false
}

function linesOf({ lists, lines }: Phrasebook): Line[] {
  return Object.entries(lines).flatMap(([topic, text]) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map((line) => lineOf(topic, line, lists)),
  )
}

function lineOf(topic: string, text: string, lists: Phrasebook['lists']): Line {
  const parts = text.split(/\s+/)
  const always = parts[0] === '!'
  const first = parts.includes('^')
  const last = parts.at(-1) === '$'
  const steps: Step[] = []
  let gap = 0
  for (const part of parts) {
    if (part === '!' || part === '^' || part === '$') continue
    if (/^_+$/.test(part)) gap = part.length
    else {
      const optional = part.endsWith('?')
      const words = new Set(
        (optional ? part.slice(0, -1) : part)
          .split('|')
          .flatMap((word) =>
            word.startsWith('@') ? (lists[word.slice(1)] ?? missing(word)).trim().split(/\s+/) : [word],
          )
          .map(entryOf),
      )
      steps.push({ words, gap, optional })
      gap = 0
    }
  }
  return { topic, steps, first, last, always }
}

function missing(list: string): never {
  throw new Error(`there is no list ${list}`)
}
