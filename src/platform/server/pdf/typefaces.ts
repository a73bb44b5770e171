import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { unpackWoff } from './unpack-woff.ts'

const { resolve } = createRequire(import.meta.url)
const grotesk = (part: string) =>
  `@fontsource/hanken-grotesk/files/hanken-grotesk-${part}-normal.woff`
const gloock = (part: string) => `@fontsource/gloock/files/gloock-${part}-400-normal.woff`

/**
 * The three typefaces of a document, and their font files: Western European letters, then those of
 * other European languages.
 */
const typefaces = {
  text: { base: grotesk('latin-400'), more: grotesk('latin-ext-400') },
  strong: { base: grotesk('latin-600'), more: grotesk('latin-ext-600') },
  display: { base: gloock('latin'), more: gloock('latin-ext') },
} as const

export type Typeface = keyof typeof typefaces

/** Loads the font file for a part of a typeface; each file is read once, on first use. */
export function loadFont(typeface: Typeface, part: TextRun['part']): Buffer {
  const file = typefaces[typeface][part]
  const font = fonts.get(file) ?? unpackWoff(readFileSync(resolve(file)))
  fonts.set(file, font)
  return font
}
const fonts = new Map<string, Buffer>()

/** A run of text that uses one font file. */
export interface TextRun {
  readonly part: 'base' | 'more'
  readonly text: string
}

/** Splits a text into runs by font file: "Łódź" alternates between both. */
export function splitRuns(text: string): TextRun[] {
  const runs: TextRun[] = []
  for (const letter of text.replaceAll('\u202f', '\u00a0')) {
    const part = isBase(letter.codePointAt(0) ?? 0) ? 'base' : 'more'
    const last = runs.at(-1)
    if (last?.part === part) runs[runs.length - 1] = { part, text: last.text + letter }
    else runs.push({ part, text: letter })
  }
  return runs
}

/**
 * Whether the first font file contains a character: Latin-1, general punctuation, the euro sign and
 * the minus sign.
 */
function isBase(code: number): boolean {
  return (
    code < 0x100 ||
    code === 0x131 ||
    code === 0x152 ||
    code === 0x153 ||
    (code >= 0x2000 && code < 0x20a0) ||
    code === 0x20ac ||
    code === 0x2212
  )
}
