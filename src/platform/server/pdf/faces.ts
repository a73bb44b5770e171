import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { unpackWoff } from './unpack-woff.ts'

const { resolve } = createRequire(import.meta.url)
const grotesk = (part: string) => `@fontsource/hanken-grotesk/files/hanken-grotesk-${part}-normal.woff`
const gloock = (part: string) => `@fontsource/gloock/files/gloock-${part}-400-normal.woff`

/** The three voices of a paper, and the files that hold them: letters of Western Europe, then those of the rest of it. */
const faces = {
  text: { base: grotesk('latin-400'), more: grotesk('latin-ext-400') },
  strong: { base: grotesk('latin-600'), more: grotesk('latin-ext-600') },
  display: { base: gloock('latin'), more: gloock('latin-ext') },
} as const

export type Face = keyof typeof faces

/** The font that holds a part of a face; each file is read once, when it is first needed. */
export function fontOf(face: Face, part: Run['part']): Buffer {
  const file = faces[face][part]
  const font = fonts.get(file) ?? unpackWoff(readFileSync(resolve(file)))
  fonts.set(file, font)
  return font
}
const fonts = new Map<string, Buffer>()

/** A stretch of text in one file of a face. */
export interface Run {
  readonly part: 'base' | 'more'
  readonly text: string
}

/** Cuts a text where its letters come from the other file: "Łódź" is Ł, ó, d and ź of both. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = []
  for (const letter of text.replaceAll('\u202f', '\u00a0')) {
    const part = isBase(letter.codePointAt(0) ?? 0) ? 'base' : 'more'
    const last = runs.at(-1)
    if (last?.part === part) runs[runs.length - 1] = { part, text: last.text + letter }
    else runs.push({ part, text: letter })
  }
  return runs
}

/** What the first file of these faces holds: Latin-1, and the signs of the page and of money. */
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
