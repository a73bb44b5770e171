import type { Breach } from '../breach.ts'
import { getLineNumber } from '../get-line-number.ts'
import type { ProjectFile } from '../read-project-files.ts'

/** A function that passes any text on as a phrase key: `(key: string) => phrases.translate(…)`. */
const untypedKey =
  /\(\s*(\w+): string\b[^()]*(?:\([^()]*\)[^()]*)*\)(?:: \w+)?\s*=>\s*(?:\w+\.)*translate\(/g

/** Finds phrase keys that no type checks: a misspelt one would fail only when the email is sent. */
export function findUntypedKeys({ path, text }: ProjectFile): Breach[] {
  return [...text.matchAll(untypedKey)].map(({ index, 1: name }) => ({
    file: path,
    line: getLineNumber(text, index),
    message: `takes any text as a phrase key: type ${name} as PhraseKey<typeof en> (src/kernel/phrase-key.ts)`,
  }))
}
