import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/accounts.ts'
import { emailKey, isEmail } from '../../rules/email.ts'
import { resetEmailLimits } from '../../rules/email-limits.ts'
import { countEmailToAddress, countEmail } from '../sign-up/count-email.ts'
import type { Deps } from '../deps.ts'
import { hashDeviceCookie } from '../sessions/sessions.ts'
import { selectByEmail } from '../store.ts'
import { createResetSeal } from '../event-seal.ts'

/**
 * Requests a link for choosing a new password (ACC-12). The limit reported back is the requester's
 * own: five a day from one network for one address, known or not. A browser that has logged in to
 * the account has its own limit, so that strangers cannot use up its emails (SEC-08).
 */
export function requestReset(
  deps: Deps,
): Handler<(typeof contract)['accounts.request_reset'], Site> {
  const seal = createResetSeal(deps)
  return async ({ email: typed }, context) => {
    const { site, now } = context
    const { pool } = site
    const email = emailKey(typed)
    if (!isEmail(email)) return refuse('accounts.invalid_email', { field: 'email' })
    const browser = hashDeviceCookie(context)
    const { owner, claim } = await selectByEmail(deps.database, {
      pool,
      emailKey: email,
      device: browser,
    })
    if (site.settings.account_messages === 'plain' && owner === null && claim === null) {
      return refuse('accounts.email_not_found', { field: 'email' })
    }
    const device = owner?.device_known ? (browser?.toString('hex') ?? null) : null
    return deps.database.transaction(async (tx) => {
      const decision = await countEmail(
        tx,
        { of: 'reset', pool, email, requester: device ?? context.address },
        resetEmailLimits,
        context,
      )
      if (!decision.send) return refuse('accounts.too_many_resets')
      const accepted = await countEmailToAddress(
        tx,
        { of: 'reset_to', pool, email, device },
        context,
      )
      if (accepted) {
        const requested = { site: site.id, sealed: seal.close({ email }) }
        await deps.emit(tx, 'accounts.reset_requested', requested, now)
      }
      return { sent: true as const }
    })
  }
}
