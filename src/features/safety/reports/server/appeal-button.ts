import type { Locale } from '#kernel/locale.ts'
import type { EmailBlock } from '#platform/server/mail/email-content.ts'
import type { Phrases } from '#platform/server/phrases.ts'

/** The button to the page with the reasons of a decision, where it can be appealed. */
export function createAppealButton(
  phrases: Phrases,
  locale: Locale,
  url: string | null,
): readonly EmailBlock[] {
  if (url === null) return []
  return [{ kind: 'button', label: phrases.translate(locale, 'reports.mail.appeal', {}), url }]
}
