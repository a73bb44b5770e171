import type { Token } from '../tokens.ts'

/** Some words of a text that are weighed together. */
export interface Passage {
  readonly words: readonly Token[]
  readonly question: boolean
}

/** A text of no more words is weighed as a whole too: “So nice. Too nice. A bot?” */
const short = 24
/** Whoever writes without a full stop asks somewhere in the middle. */
const longest = 14
const window = 10
const step = 4

/** What a text is weighed by: each of its sentences, a long one in pieces that overlap, and a short text as a whole. */
export function passagesOf(tokens: readonly Token[]): Passage[] {
  const passages: Passage[] = []
  let from = 0
  for (let at = 0; at < tokens.length; at += 1) {
    if (tokens[at]?.pause !== 2) continue
    addSentence(passages, tokens.slice(from, at + 1))
    from = at + 1
  }
  if (passages.length > 1 && tokens.length <= short)
    passages.push({ words: tokens, question: passages.some(({ question }) => question) })
  return passages
}

function addSentence(passages: Passage[], words: readonly Token[]): void {
  const question = words.at(-1)?.question === true
  if (words.length <= longest) {
    passages.push({ words, question })
    return
  }
  for (let from = 0; from + window - step < words.length; from += step)
    passages.push({ words: words.slice(from, from + window), question: question && from + window >= words.length })
}
