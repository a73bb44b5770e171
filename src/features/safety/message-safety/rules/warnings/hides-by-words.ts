import { fold } from '../classifier/fold.ts'

/** How many words a member may hide, and how long each may be. */
export const hiddenWordsLimits = { words: 100, letters: 60 } as const

/** Whether a text holds one of a member’s hidden words, as a word of its own and however it is accented or written large. */
export function hidesByWords(text: string, words: readonly string[]): boolean {
  if (words.length === 0) return false
  const plain = ` ${spaced(text)} `
  return words.some((word) => {
    const wanted = spaced(word)
    return wanted !== '' && plain.includes(` ${wanted} `)
  })
}

/** The words as they are kept: each once, without blanks around it, in the order they were typed. */
export function tidyWords(words: readonly string[]): string[] {
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
