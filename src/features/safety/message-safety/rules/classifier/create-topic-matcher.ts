import { createLineIndex } from './line-index.ts'
import type { Line, ListedToken, Phrasebook, Step, WordSet } from './line.ts'
import { type Token, tokenize } from './tokenize.ts'
import { createLanguageDetector } from './language-detector.ts'
import { createWordIndex, normalizeEntry, addMeanings } from './word-index.ts'

type ListedTokens = readonly ListedToken[]

/** In “Don’t worry, I am real” the negation does not apply to what follows. */
const soothing = new Set([
  'worry',
  'panic',
  'sorge',
  'preocupes',
  'inquiete',
  'preoccuparti',
  'zorgen',
  'martw',
])

/** Creates a matcher that finds the topics of the phrasebooks in a text, in linear time. */
export function createTopicMatcher(
  books: readonly Phrasebook[],
  { deniable }: { readonly deniable: ReadonlySet<string> },
): (text: string, tokens?: readonly Token[]) => ReadonlySet<string> {
  const lines = books.flatMap(parsePhrasebook)
  const denials = new Set(
    books.flatMap(({ denials: words }) => words.split(/\s+/).map(normalizeEntry)),
  )
  const patternWords = new Set(
    lines.flatMap(({ steps }) => steps.flatMap(({ words }) => [...words])),
  )
  const besides = new Set(lines.flatMap(({ elsewhere }) => [...(elsewhere?.words ?? [])]))
  const book = createWordIndex(
    [...patternWords].flatMap((entry) => entry.split('+')),
    [...besides].flatMap((entry) => entry.split('+')),
    [...books.flatMap(({ certain }) => certain.split(/\s+/).map(normalizeEntry)), ...denials],
  )
  const { meant, possible } = createLineIndex(lines)
  const voices = createLanguageDetector(books.filter(({ native }) => native === true))

  return (text, cut = tokenize(text)) => {
    const topics = new Set<string>()
    const tokens = meant(addMeanings(book, cut))
    const worth = possible(tokens)
    for (let at = 0; at < tokens.length; at += 1) {
      for (const [id, length] of begunAt(tokens[at] as ListedToken)) {
        for (const line of worth.get(id) ?? noLines) {
          if (topics.has(line.topic)) continue
          if (line.first && at > 0 && tokens[at - 1]?.pause === 0) continue
          const end = matches(tokens, at + length, line, 1)
          if (end === -1) continue
          if (line.elsewhere !== null && isElsewhere(tokens, at, end, line.elsewhere)) continue
          if (line.language !== null && !voices(tokens, at, end).has(line.language)) continue
          const denied =
            !line.always && deniable.has(line.topic) && isDenied(tokens, { at, end, line }, denials)
          if (!denied) topics.add(line.topic)
        }
      }
    }
    return topics
  }
}

/**
 * The lists that match starting at a word, and the number of words matched: a sequence if there is
 * one, otherwise the single word.
 */
function begunAt({ one, several }: ListedToken): Iterable<readonly [number, number]> {
  if (several.length === 0) return alone(one)
  const lengths = new Map<number, number>()
  for (const { ids, length } of several)
    for (const id of ids) if (!lengths.has(id)) lengths.set(id, length)
  for (const id of one) if (!lengths.has(id)) lengths.set(id, 1)
  return lengths
}

/** Without sequences each list matches a single word; the result is cached per word. */
function alone(ids: ReadonlySet<number>): readonly (readonly [number, number])[] {
  const before = singles.get(ids)
  if (before !== undefined) return before
  const answer = [...ids].map((id) => [id, 1] as const)
  singles.set(ids, answer)
  return answer
}
const singles = new WeakMap<ReadonlySet<number>, readonly (readonly [number, number])[]>()
const noLines: readonly Line[] = []

/**
 * The end of a line whose steps before `index` have matched up to `at`; -1 without a match. Gaps
 * are short, so the recursion is too.
 */
function matches(tokens: ListedTokens, at: number, line: Line, index: number): number {
  const step = line.steps[index]
  if (step === undefined)
    return line.last &&
      (tokens[at - 1]?.pause ?? 2) === 0 &&
      !line.tails.has(tokens[at]?.word ?? '')
      ? -1
      : at
  for (let place = at; place <= at + step.gap && place < tokens.length; place += 1) {
    // A match must be within one sentence.
    if (tokens[place - 1]?.pause === 2) break
    const { one, several } = tokens[place] as ListedToken
    for (const { ids, length } of several) {
      const end = ids.has(step.id) ? matches(tokens, place + length, line, index + 1) : -1
      if (end !== -1) return end
    }
    const end = one.has(step.id) ? matches(tokens, place + 1, line, index + 1) : -1
    if (end !== -1) return end
  }
  return step.optional ? matches(tokens, at, line, index + 1) : -1
}

/** Whether the match is about something else, such as a robot that cleans or a computer at work. */
function isElsewhere(tokens: ListedTokens, from: number, to: number, { id }: WordSet): boolean {
  const isInList = ({ one, several }: ListedToken) =>
    one.has(id) || several.some(({ ids }) => ids.has(id))
  let first = from
  while (first > Math.max(0, from - 4) && (tokens[first - 1]?.pause ?? 2) === 0) first -= 1
  let last = to
  while (last < Math.min(tokens.length, to + 6) && tokens[last - 1]?.pause !== 2) last += 1
  return tokens.slice(first, last).some(isInList)
}

function isDenied(
  tokens: ListedTokens,
  { at: from, end: to, line }: { readonly at: number; readonly end: number; readonly line: Line },
  denials: ReadonlySet<string>,
): boolean {
  for (let at = from; at < to; at += 1) if (denials.has(tokens[at]?.word ?? '')) return true
  for (let at = from - 1; at >= Math.max(0, from - 5) && (tokens[at]?.pause ?? 2) === 0; at -= 1)
    if (denials.has(tokens[at]?.word ?? '') && !soothing.has(tokens[at + 1]?.word ?? ''))
      return true
  if (line.deniedBefore) return false
  // “Wir treffen uns nie”: some languages negate afterwards.
  for (let at = to; at < Math.min(tokens.length, to + 5) && tokens[at - 1]?.pause === 0; at += 1)
    if (denials.has(tokens[at]?.word ?? '')) return true
  return false
}

function parsePhrasebook(book: Phrasebook): Line[] {
  const { lists, lines, tails } = book
  const behind = new Set(parseWords(tails))
  return Object.entries(lines).flatMap(([topic, text]) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map((line) => ({
        ...parseLine(topic, line, lists),
        tails: behind,
        language: book.native === true ? book : null,
      })),
  )
}

function parseLine(
  topic: string,
  text: string,
  lists: Phrasebook['lists'],
): Omit<Line, 'tails' | 'language'> {
  const parts = text.split(/\s+/)
  const elsewhere =
    parts.at(-1) === '~' ? { words: new Set(parseWords(lists.elsewhere ?? '')), id: -1 } : null
  if (parts.at(-1) === '~') parts.pop()
  const always = parts[0] === '!'
  const deniedBefore = parts[0] === '<'
  const first = parts.includes('^')
  const last = parts.at(-1) === '$'
  const steps: Step[] = []
  let gap = 0
  for (const part of parts) {
    if (part === '!' || part === '<' || part === '^' || part === '$') continue
    if (/^_+$/.test(part)) gap = part.length
    else {
      const optional = part.endsWith('?')
      const words = new Set(
        (optional ? part.slice(0, -1) : part)
          .split('|')
          .flatMap((word) =>
            word.startsWith('@')
              ? parseWords(lists[word.slice(1)] ?? missing(word))
              : [normalizeEntry(word)],
          ),
      )
      steps.push({ words, gap, optional, id: -1 })
      gap = 0
    }
  }
  return { topic, steps, first, last, always, deniedBefore, elsewhere }
}

function parseWords(list: string): string[] {
  return list
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(normalizeEntry)
}

function missing(list: string): never {
  throw new Error(`unknown list: ${list}`)
}
