import { readFileSync } from 'node:fs'
import { locales, type Locale } from '#kernel/locale.ts'

export { locales }

/** The sentences of one language by the heading they stand under. */
export function corpusOf(locale: Locale): Readonly<Record<string, readonly string[]>> {
  const text = readFileSync(new URL(`./corpus/${locale}.txt`, import.meta.url), 'utf8')
  return Object.fromEntries(
    text
      .split(/^# /m)
      .slice(1)
      .map((part) => {
        const [heading = '', ...lines] = part.split('\n')
        return [heading.trim(), lines.filter((line) => line.trim() !== '')]
      }),
  )
}

const leetOf: Readonly<Record<string, string>> = { a: '4', e: '3', i: '1', o: '0', s: '5' }

/** A sentence as people really type it, ten ways; the same ones every time. */
export function asTyped(sentence: string): readonly string[] {
  const bare = sentence
    .replace(/[¿?!.]+\s*$/g, '')
    .replace(/^¿/, '')
    .trim()
  const words = bare.split(' ')
  const long = words.reduce(
    (best, word, at) => (word.length > (words[best]?.length ?? 0) ? at : best),
    0,
  )
  const change = (by: (word: string) => string) =>
    words.map((word, at) => (at === long && word.length >= 5 ? by(word) : word)).join(' ')
  const middle = (word: string) => Math.floor(word.length / 2)
  return [
    sentence,
    bare.toLowerCase(),
    sentence.toUpperCase(),
    bare.normalize('NFD').replace(/\p{M}/gu, ''),
    `${bare}???`,
    `Hmm, ${bare.charAt(0).toLowerCase()}${bare.slice(1)}? 😅`,
    `${bare.replace(/ /g, '  ')} `,
    // Two letters swapped, one missing, one doubled in the longest word; figures for vowels in it.
    change(
      (word) =>
        word.slice(0, middle(word)) +
        (word[middle(word) + 1] ?? '') +
        (word[middle(word)] ?? '') +
        word.slice(middle(word) + 2),
    ),
    change((word) => word.slice(0, middle(word)) + word.slice(middle(word) + 1)),
    change((word) => word.replace(/[aeios]/, (letter) => leetOf[letter] ?? letter)),
  ]
}
