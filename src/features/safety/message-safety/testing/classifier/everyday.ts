import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Locale } from '#kernel/locale.ts'

/**
 * Everyday messages that do not ask this question: three quarters are used for training, the rest
 * only for measurement, split by a hash.
 */
export function readEverydaySentences(
  use: 'learnt' | 'counted',
  locale: Locale,
): readonly string[] {
  const text = readFileSync(new URL(`./everyday/${locale}.txt`, import.meta.url), 'utf8')
  const [, ...lines] = text.slice(text.indexOf('# everyday')).split('\n')
  return lines.filter((line) => line.trim() !== '' && isCounted(line) === (use === 'counted'))
}

function isCounted(line: string): boolean {
  return createHash('sha256').update(line).digest().readUInt8() % 4 === 0
}
