import type { Breach } from '../breach.ts'
import { getLineNumber } from '../get-line-number.ts'
import type { ProjectFile } from '../read-project-files.ts'

/** A function that passes any text on as a phrase key: `(key: string) => phrases.translate(…)`. */
const untypedKey =
  /\(\s*(\w+): string\b[^()]*(?:\([^()]*\)[^()]*)*\)(?:: \w+)?\s*=>\s*(?:\w+\.)*translate\(/g

/** Files whose keys are typed by their callers. */
const exceptions: readonly string[] = [
  // Two emails with different texts, of which one lacks the outcome.
  'src/features/money/refunds/server/emails.ts',
]

/** Finds phrase keys that no type checks: a misspelt one would fail only when the email is sent. */
export function findUntypedKeys({ path, text }: ProjectFile): Breach[] {
  if (exceptions.includes(path)) return []
  return [...text.matchAll(untypedKey)].map(({ index, 1: name }) => ({
    file: path,
    line: getLineNumber(text, index),
    message: `takes any text as a phrase key: type ${name} as PhraseKey<typeof en> (src/kernel/phrase-key.ts)`,
  }))
}
