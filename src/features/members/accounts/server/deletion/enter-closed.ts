import type { Handler } from '#kernel/handler.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/accounts.ts'
import { exportMs, reactivationMs } from '../../rules/periods.ts'
import { isPasswordUnchanged } from '../changes/password-unchanged.ts'
import type { Deps } from '../deps.ts'
import { busy } from '../passwords.ts'
import { findSlots, verifyLogIn } from '../sessions/log-in.ts'
import { readLogInOrigin } from '../sessions/log-in-origin.ts'
import { hashDeviceCookie } from '../sessions/sessions.ts'
import { recordLogIns } from '../sessions/store-log-ins.ts'
import { type AccountRow, isOpen, lockAccount } from '../store.ts'
import type { Downloads } from './downloads.ts'

/**
 * Lets the owner of a closed account get their data with their password (OPS-10). The same checks as
 * for logging in, with the same counters, so that it gives no further attempts and tells no one who
 * has an account.
 */
export function enterClosed(
  deps: Deps,
  downloads: Downloads,
): Handler<(typeof contract)['accounts.enter_closed'], Site> {
  return async ({ login, password }, context) => {
    const { site, now } = context
    const scope = { pool: site.pool, device: hashDeviceCookie(context) }
    const slots = await findSlots(deps, login, scope)
    const known = slots.some(({ candidate }) => candidate?.device_known === true)
    const answer = await deps.passwords.run(
      (hasher) => verifyLogIn(deps, hasher, { slots, password }, context),
      known ? 'known' : 'stranger',
    )
    if (answer === busy) return refuse('accounts.busy')
    if (isRefusal(answer)) return answer
    return deps.database.transaction(async (tx) => {
      const account = await lockAccount(tx, answer.id)
      if (account === null || !isPasswordUnchanged(account, answer))
        return refuse('accounts.login_failed')
      // It is as if it had never existed, as when logging in.
      if (
        account.deleted_at !== null &&
        now.getTime() - account.deleted_at.getTime() >= reactivationMs
      )
        return refuse('accounts.login_failed')
      // The owner sees it in their list of logins.
      const from = readLogInOrigin(deps.sites, context)
      await recordLogIns(tx, [account.id], { ...from, outcome: 'right' }, now)
      await downloads.end(tx, account.id, now)
      const token = await downloads.issue(tx, { account: account.id, periodMs: exportMs }, now)
      const expiresAt = new Date(now.getTime() + exportMs).toISOString()
      return { token, state: describeState(account), expires_at: expiresAt }
    })
  }
}

function describeState(
  account: AccountRow,
): 'banned' | 'paused' | 'suspended' | 'restricted' | 'deleted' | 'open' {
  if (isOpen(account)) return 'open'
  if (account.status === 'deleted') return 'deleted'
  if (account.restricted_at !== null) return 'restricted'
  if (account.suspended_until !== null) return 'suspended'
  return account.paused_until === null ? 'banned' : 'paused'
}
