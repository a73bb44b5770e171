import type { Locale } from '#kernel/locale.ts'
import type { FictionTexts } from './fiction-texts.ts'

/**
 * Identifies a text version, so that an acknowledgement applies only to the text that was read; if
 * a word changes, everyone must acknowledge it again. FNV-1a hash, formatted as `en-1a2b3c4d`.
 */
export function textVersion(
  texts: Pick<FictionTexts, 'singular' | 'warning'>,
  locale: Locale,
): string {
  let hash = 0x811c9dc5
  for (const unit of `${texts.singular}\n${texts.warning}`) {
    hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193)
  }
  return `${locale}-${(hash >>> 0).toString(16).padStart(8, '0')}`
}
