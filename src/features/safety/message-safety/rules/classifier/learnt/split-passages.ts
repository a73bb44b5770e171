import type { Token } from '../tokenize.ts'

/** Consecutive words of a text that are scored together. */
export interface Passage {
  readonly tokens: readonly Token[]
  readonly question: boolean
}

/** A text of at most this many words is also scored in full: “So nice. Too nice. A bot?” */
const short = 24
/**
 * Longer sentences are split, because without full stops the question may be somewhere in the
 * middle.
 */
const longest = 14
const window = 10
const step = 4

/**
 * Splits a text into the passages that are scored: each sentence, a long one in overlapping
 * windows, and a short text also in full.
 */
export function splitPassages(tokens: readonly Token[]): Passage[] {
  const passages: Passage[] = []
  let from = 0
  for (let at = 0; at < tokens.length; at += 1) {
    if (tokens[at]?.pause !== 2) continue
    addSentence(passages, tokens.slice(from, at + 1))
    from = at + 1
  }
  if (passages.length > 1 && tokens.length <= short)
    passages.push({ tokens: tokens, question: passages.some(({ question }) => question) })
  return passages
}

function addSentence(passages: Passage[], tokens: readonly Token[]): void {
  const question = tokens.at(-1)?.question === true
  if (tokens.length <= longest) {
    passages.push({ tokens: tokens, question })
    return
  }
  for (let from = 0; from + window - step < tokens.length; from += step)
    passages.push({
      tokens: tokens.slice(from, from + window),
      question: question && from + window >= tokens.length,
    })
}
