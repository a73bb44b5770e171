import { createPossible } from './possible.ts'
import { createVoices } from './voices.ts'
import { createPhraseFinder, type Meant } from './phrases.ts'
import { createWordBook, entryOf, readTokens } from './word-book.ts'
import { tokensOf } from './tokens.ts'

/**
 * What a language says about one thing, a line each: words in their order, `a|b` one of them, `word*` all that begins so, `word?` may
 * be missing, `_` up to one word between, `__` up to two, `___` up to three, `$` a pause or the end, `^` the beginning of a sentence.
 * `@name` stands for a list, `two+words` for words in a row, `~` at the end for: unless a word of the list `elsewhere` stands in or
 * beside it. A line with `!` before it counts even where something is denied.
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
  /** Whether its lines count only where the words around are rather of this language than of another. */
  readonly native?: boolean
}

/** One place in a line: the words that may stand there and how many others before them. */
export interface Step {
  readonly words: ReadonlySet<string>
  readonly gap: number
  readonly optional: boolean
}
/** A line of a phrasebook, read. */
export interface Line {
  readonly topic: string
  readonly steps: readonly Step[]
  readonly first: boolean
  readonly last: boolean
  readonly always: boolean
  readonly tails: ReadonlySet<string>
  readonly elsewhere: ReadonlySet<string>
  /** The book it stands in; null where it may be read in any language. */
  readonly language: Phrasebook | null
}
type Read = readonly Meant[]

/** Finds which topics of some phrasebooks a text touches, in time that grows with its length. */
export function createReader(
  books: readonly Phrasebook[],
  { deniable }: { readonly deniable: ReadonlySet<string> },
): (text: string) => ReadonlySet<string> {
  const lines = books.flatMap(linesOf)
  const denials = new Set(books.flatMap(({ denials: words }) => words.split(/\s+/).map(entryOf)))
  const wanted = new Set(lines.flatMap(({ steps }) => steps.flatMap(({ words }) => [...words])))
  const besides = new Set(lines.flatMap(({ elsewhere }) => [...elsewhere]))
  const withPhrases = createPhraseFinder([...wanted, ...besides])
  const possible = createPossible(lines)
  const book = createWordBook(
    [...wanted].flatMap((entry) => entry.split('+')),
    [...besides].flatMap((entry) => entry.split('+')),
    [...books.flatMap(({ certain }) => certain.split(/\s+/).map(entryOf)), ...denials],
  )
  const voices = createVoices(books.filter(({ native }) => native === true))
  const byFirst = new Map<string, Line[]>()
  for (const line of lines)
    for (const word of line.steps[0]?.words ?? []) byFirst.set(word, [...(byFirst.get(word) ?? []), line])

  return (text) => {
    const found = new Set<string>()
    const tokens = withPhrases(readTokens(book, tokensOf(text)))
    const worth = possible(tokens)
    for (let at = 0; at < tokens.length; at += 1) {
      for (const [meaning, length] of tokens[at]?.means ?? [])
        for (const line of byFirst.get(meaning) ?? []) {
          if (!worth.has(line) || found.has(line.topic) || (line.first && at > 0 && tokens[at - 1]?.pause === 0)) continue
          const end = matches(tokens, at + length, line, 1)
          if (end === -1) continue
          if (line.language !== null && !voices(tokens, at, end).has(line.language)) continue
          if (line.elsewhere.size > 0 && isElsewhere(tokens, at, end, line.elsewhere)) continue
          const denied = !line.always && deniable.has(line.topic) && isDenied(tokens, at, end, denials)
          if (!denied) found.add(line.topic)
        }
    }
    return found
  }
}

/** Where a line ends whose steps before this one have matched before `at`; -1 where it does not. Gaps are short, so this is too. */
function matches(tokens: Read, at: number, line: Line, index: number): number {
  const step = line.steps[index]
  if (step === undefined)
    return line.last && (tokens[at - 1]?.pause ?? 2) === 0 && !line.tails.has(tokens[at]?.word ?? '') ? -1 : at
  for (let place = at; place <= at + step.gap && place < tokens.length; place += 1) {
    // What is meant together stands in one sentence.
    if (tokens[place - 1]?.pause === 2) break
    for (const [word, length] of tokens[place]?.means ?? [])
      if (step.words.has(word)) {
        const end = matches(tokens, place + length, line, index + 1)
        if (end !== -1) return end
        if (length === 1) break
      }
  }
  return step.optional ? matches(tokens, at, line, index + 1) : -1
}

/** Whether what was found belongs to something else: a robot that cleans, a computer at work. */
function isElsewhere(tokens: Read, from: number, to: number, elsewhere: ReadonlySet<string>): boolean {
  const speaksOf = (at: number) => [...(tokens[at]?.means.keys() ?? [])].some((word) => elsewhere.has(word))
  for (let at = from; at < to; at += 1) if (speaksOf(at)) return true
  for (let at = from - 1; at >= Math.max(0, from - 4) && (tokens[at]?.pause ?? 2) === 0; at -= 1)
    if (speaksOf(at)) return true
  for (let at = to; at < Math.min(tokens.length, to + 6) && tokens[at - 1]?.pause !== 2; at += 1)
    if (speaksOf(at)) return true
  return false
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

function linesOf(book: Phrasebook): Line[] {
  const { lists, lines, tails } = book
  const behind = new Set(wordsOf(tails))
  return Object.entries(lines).flatMap(([topic, text]) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map((line) => ({ ...lineOf(topic, line, lists), tails: behind, language: book.native === true ? book : null })),
  )
}

function lineOf(topic: string, text: string, lists: Phrasebook['lists']): Omit<Line, 'tails' | 'language'> {
  const parts = text.split(/\s+/)
  const elsewhere = new Set(parts.at(-1) === '~' ? wordsOf(lists.elsewhere ?? '') : [])
  if (parts.at(-1) === '~') parts.pop()
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
            word.startsWith('@') ? wordsOf(lists[word.slice(1)] ?? missing(word)) : [entryOf(word)],
          ),
      )
      steps.push({ words, gap, optional })
      gap = 0
    }
  }
  return { topic, steps, first, last, always, elsewhere }
}

function wordsOf(list: string): string[] {
  return list
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(entryOf)
}

function missing(list: string): never {
  throw new Error(`there is no list ${list}`)
}
