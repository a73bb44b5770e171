import { fold } from '../classifier/fold.ts'

/** Maximum number of hidden words per member, and their maximum length. */
export const hiddenWordsLimits = { words: 100, length: 60 } as const

/**
 * Whether a text contains one of a member’s hidden words as a whole word, ignoring accents and
 * case.
 */
export function containsHiddenWord(text: string, words: readonly string[]): boolean {
  if (words.length === 0) return false
  const plain = ` ${spaced(text)} `
  return words.some((word) => {
    const normalized = spaced(word)
    return normalized !== '' && plain.includes(` ${normalized} `)
  })
}

/**
 * Normalizes hidden words for storage: each once, trimmed, in the order in which they were typed.
 */
export function normalizeHiddenWords(words: readonly string[]): string[] {
  const seen = new Map<string, string>()
  for (const word of words) {
    const key = spaced(word)
    if (key !== '' && !seen.has(key)) seen.set(key, word.trim())
  }
  return [...seen.values()]
}

function spaced(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}\p{Extended_Pictographic}]+/gu, ' ')
    .trim()
}
