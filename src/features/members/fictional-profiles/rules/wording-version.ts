import type { Locale } from '#kernel/locale.ts'
import type { StandardWords } from './label.ts'

/**
 * Names a wording, so that an acknowledgement counts for the words that were read and no others: change a word and
 * everyone is asked again. FNV-1a over the words, written as `en-1a2b3c4d`.
 */
export function wordingVersion(words: Pick<StandardWords, 'singular' | 'warning'>, locale: Locale): string {
  let hash = 0x811c9dc5
  for (const unit of `${words.singular}\n${words.warning}`) {
    hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193)
  }
  return `${locale}-${(hash >>> 0).toString(16).padStart(8, '0')}`
}
