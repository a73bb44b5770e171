import { createTranslator } from 'use-intl'
import type { Locale } from '#kernel/locale.ts'
import type { Messages } from '#platform/web/phrases/phrase-store.ts'

/** The messages for errors that have no text of their own (NAV-12). */
export function errorMessages(
  messages: Messages,
  locale: Locale,
): { offline: string; fault: string } {
  const t = createTranslator({
    locale,
    messages: messages as Record<string, never>,
  }) as unknown as (key: string) => string
  return { offline: t('browser.offline'), fault: t('browser.fault') }
}
