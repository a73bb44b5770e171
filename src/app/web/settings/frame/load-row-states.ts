import { calls as quietCalls } from '#features/members/quiet-mode/web/index.ts'
import { loadVerification } from '#features/members/photo-verification/web/index.ts'
import { loadOwnPlace } from '#features/members/profiles/web/index.ts'
import { ownCardsQuery } from '#features/money/saved-cards/web/index.ts'
import { calls as debitCalls } from '#features/money/direct-debit/web/index.ts'
import { ownLimitsQuery } from '#features/money/spending-limits/web/index.ts'
import { calls as notificationCalls } from '#features/conversation/notifications/web/index.ts'
import { loadHiddenWords } from '#features/safety/message-safety/web/index.ts'
import type { LoadContext } from '#platform/web/page.ts'
import { calls } from '../calls.ts'
import { phoneEndpoints } from '../phone/phone-endpoints.ts'

/**
 * Loads what the list of settings shows, for the server-rendered document; a row whose state cannot
 * be loaded shows none. In the browser no page waits for it: the rows fetch their own states.
 */
export async function loadRowStates(context: LoadContext): Promise<void> {
  if (typeof window !== 'undefined') return
  const { api, cache } = context
  await Promise.all([
    cache.prefetchQuery(calls.query('accounts.read_settings', {})(api)),
    cache.prefetchQuery(calls.query('accounts.list_sessions', {})(api)),
    cache.prefetchQuery(phoneEndpoints.query('phone_verification.read_phone', {})(api)),
    cache.prefetchQuery(notificationCalls.query('notifications.read_settings', {})(api)),
    cache.prefetchQuery(quietCalls.query('quiet_mode.read_choice', {})(api)),
    cache.prefetchQuery(ownCardsQuery(api)),
    cache.prefetchQuery(ownLimitsQuery(api)),
    cache.prefetchQuery(debitCalls.query('direct_debit.list_mandates', {})(api)),
    loadVerification(context),
    loadHiddenWords(context),
    loadOwnPlace(context).catch(() => {}),
  ])
}
