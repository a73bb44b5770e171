import { useLocale } from 'use-intl'
import { useBlockCounts } from '#features/members/blocks/web/index.ts'
import { useOwnStanding } from '#features/members/photo-verification/web/index.ts'
import { useOwnCity } from '#features/members/profiles/web/index.ts'
import { useQuiet } from '#features/members/quiet-mode/web/index.ts'
import { calls as cardCalls } from '#features/money/saved-cards/web/index.ts'
import { calls as debitCalls } from '#features/money/direct-debit/web/index.ts'
import { calls as limitCalls } from '#features/money/spending-limits/web/index.ts'
import { calls as notificationCalls } from '#features/conversation/notifications/web/index.ts'
import { useHiddenWordCount } from '#features/safety/message-safety/web/index.ts'
import { endonyms, type Locale } from '#kernel/locale.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useViewer } from '#platform/web/surroundings.ts'
import { useMedia } from '#platform/web/use-media.ts'
import { calls } from '../calls.ts'
import type { en } from '../locales/settings-list/en.ts'
import { phoneEndpoints } from '../phone/phone-endpoints.ts'
import type { SettingsRow } from './settings-rows.ts'

/**
 * The current state of each row in a few words; none while it is unknown. On a phone the list is
 * hidden next to an open page, and nothing is fetched for it.
 */
export function useRowStates(isListOpen: boolean): Partial<Record<SettingsRow, string>> {
  const t = usePhrases<typeof en>('settings_list')
  const isWide = useMedia('(width >= 62rem)')
  const enabled = isListOpen || isWide
  const locale = useLocale()
  const quiet = useQuiet()
  const viewer = useViewer()
  const account = calls.useCall('accounts.read_settings', {}, { enabled }).data
  const sessions = calls.useCall('accounts.list_sessions', {}, { enabled }).data?.sessions
  const phone = phoneEndpoints.useCall('phone_verification.read_phone', {}, { enabled }).data
  const emails = notificationCalls.useCall('notifications.read_settings', {}, { enabled }).data
  const cards = cardCalls.useCall('saved_cards.list', {}, { enabled }).data?.cards
  const mandates = debitCalls.useCall('direct_debit.list_mandates', {}, { enabled }).data?.mandates
  const { blocked, contacts } = useBlockCounts(enabled)
  const standing = useOwnStanding(enabled)
  const words = useHiddenWordCount(enabled)
  const city = useOwnCity(enabled)
  const limits = useLimitState(enabled)

  const states: Partial<Record<SettingsRow, string | false | undefined>> = {
    account: account?.email,
    display: endonyms[locale as Locale],
    phone:
      phone &&
      (phone.confirmed
        ? t('states.phone', { digits: phone.confirmed.ends_with })
        : t('states.not_added')),
    location: city === null ? t('states.not_added') : city,
    verification: standing && t(`states.${verificationStates[standing]}`),
    devices: sessions && t('states.devices', { count: sessions.length }),
    push: emails && t(emails.disabled.length > 0 ? 'states.paused' : `states.${emails.frequency}`),
    privacy: account && t(account.invisible ? 'states.invisible' : 'states.visible'),
    quiet: t(quiet === 'off' ? 'states.off' : 'states.on'),
    blocked: blocked !== undefined && t('states.people', { count: blocked }),
    contacts: contacts !== undefined && t('states.people', { count: contacts }),
    words: words !== undefined && t('states.words', { count: words }),
    orders: viewer !== null && t('states.credits', { count: viewer.credits }),
    cards: cards && t('states.cards', { count: cards.length }),
    limits,
    mandates:
      mandates &&
      t('states.mandates', { count: mandates.filter(({ state }) => state === 'live').length }),
  }
  return Object.fromEntries(Object.entries(states).filter(([, state]) => state))
}

const verificationStates = {
  none: 'not_verified',
  waiting: 'waiting',
  verified: 'verified',
  declined: 'not_verified',
  lapsed: 'not_verified',
  ended: 'not_verified',
} as const

/** "€250.00 a month": the limit with the longest span, or the break. */
function useLimitState(enabled: boolean): string | undefined {
  const t = usePhrases<typeof en>('settings_list')
  const { money } = useFormat()
  const own = limitCalls.useCall('spending_limits.read_own', {}, { enabled }).data
  if (own === undefined) return undefined
  if (own.excluded_until !== null || own.paused_until !== null) return t('states.break')
  const limit = own.limits.findLast(({ limit_minor: minor }) => minor !== null)
  if (limit?.limit_minor == null) return t('states.no_limit')
  return t(`states.limit_${limit.span}`, { amount: money(limit.limit_minor, own.currency) })
}
