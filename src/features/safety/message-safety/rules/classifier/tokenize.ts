import { fold, foldUmlauts } from './fold.ts'

/** A normalized word of a text. */
export interface Token {
  readonly word: string
  /** The pause after the word: 0 none, 1 a comma, 2 the end of a sentence or of the text. */
  readonly pause: 0 | 1 | 2
  /** Whether it is the last word of a question. */
  readonly question?: boolean
}

const pieces = /[\p{L}\p{N}@$]+|\n|['’ʼ`´]|[.!?…]+|[,;:()\p{Pd}\p{Extended_Pictographic}*_]/gu
const digitLetters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
}
/** No relevant word is longer than this. */
const maxWordLength = 40

interface Piece {
  word: string
  pause: Token['pause']
  question: boolean
  /** Next to an apostrophe: the m of I’m is not a spaced-out letter. */
  contracted: boolean
}

/**
 * Splits a text into words: digits within words are read as letters, spaced-out letters are joined,
 * contractions are split.
 */
export function tokenize(text: string): Token[] {
  const tokens: Piece[] = []
  let apostrophe = false
  for (const [piece] of fold(
    text
      .replaceAll('🤖', ' robot ')
      .replaceAll('€', ' euro ')
      .replace(/\ba\.i\b\.?/gi, 'ai'),
  ).matchAll(pieces)) {
    const last = tokens.at(-1)
    if (/^['’ʼ`´]$/.test(piece)) {
      apostrophe = last !== undefined && last.pause === 0
      if (last !== undefined) last.contracted = true
    } else if (/^[\p{L}\p{N}@$]/u.test(piece)) {
      const word = read(piece)
      // isn’t and can’t are one word; you’re, c’est and t’es are two.
      if (apostrophe && last !== undefined && joins(last.word, word)) last.word += word
      else if (word !== '') tokens.push({ word, pause: 0, question: false, contracted: apostrophe })
      apostrophe = false
    } else if (last !== undefined) {
      const pause = /^[!?\n]|^[.…]$|^\.?…$|[!?]/.test(piece) ? 2 : 1
      last.pause = Math.max(last.pause, pause) as Token['pause']
      last.question ||= piece.includes('?')
      apostrophe = false
    }
  }
  const end = tokens.at(-1)
  if (end !== undefined) end.pause = 2
  return drawnTogether(tokens)
}

/** J’ai is one word too, because ai alone means AI. */
function joins(before: string, word: string): boolean {
  return (word === 't' && before.endsWith('n')) || (word === 'ai' && before === 'j')
}

const seen = new Map<string, string>()

/**
 * People use the same words over and over, so each is normalized once and the cache stays small.
 */
function read(piece: string): string {
  const before = seen.get(piece)
  if (before !== undefined) return before
  const word = readable(piece)
  if (seen.size > 5000) seen.clear()
  if (piece.length <= maxWordLength) seen.set(piece, word)
  return word
}

function readable(piece: string): string {
  const word = piece.replace(/^[@$]+|[@$]+$/g, '')
  const mixed = /\p{L}/u.test(word) && /[\d@$]/.test(word)
  const letters = mixed ? word.replace(/[0134578@$]/g, (sign) => digitLetters[sign] ?? sign) : word
  return foldUmlauts(letters.replace(/(\p{L})\1{2,}/gu, '$1')).slice(0, maxWordLength + 1)
}

/**
 * “R u a bot” has three single letters that do not form a word, so only these three-letter words
 * are joined.
 */
const shortOnes = new Set(['bot', 'nep', 'gpt'])

/** Single letters in a row form one word: r e a l, b.o.t. */
function drawnTogether(tokens: readonly Piece[]): Token[] {
  const out: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    let to = at
    while (to - at < maxWordLength && tokens[to]?.word.length === 1 && !tokens[to]?.contracted)
      to += 1
    const run = tokens.slice(at, Math.max(to, at + 1))
    const last = run.at(-1) as Piece
    const whole = run.map(({ word }) => word).join('')
    if (run.length > 3 || shortOnes.has(whole))
      out.push({ word: whole, pause: last.pause, question: last.question })
    else out.push(...run.map(({ word, pause, question }) => ({ word, pause, question })))
    at += run.length
  }
  return out
}
