import type { Context } from '#kernel/context.ts'
import { type Refusal, refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import { reactivationEmailLimits } from '../../rules/email-limits.ts'
import { reactivationMs, daysUntilErasure } from '../../rules/periods.ts'
import { countEmail } from '../sign-up/count-email.ts'
import type { Deps } from '../deps.ts'
import type { AccountRow } from '../store.ts'

/**
 * Responds to a correct login to a deleted account: how long it can still be reactivated, and the
 * link by email once more (ACC-07). The response requires the password, so it reveals nothing to
 * strangers; after those 14 days it is as if the account had never existed.
 */
export async function offerReactivation(
  deps: Deps,
  account: Pick<AccountRow, 'id' | 'deleted_at' | 'barred'>,
  context: Context<Site>,
): Promise<Refusal<'accounts.login_failed' | 'accounts.disabled' | 'accounts.deletion_pending'>> {
  const { now } = context
  if (account.deleted_at === null || now.getTime() - account.deleted_at.getTime() >= reactivationMs)
    return refuse('accounts.login_failed')
  if (account.barred) return refuse('accounts.disabled')
  await deps.database.transaction(async (tx) => {
    const decision = await countEmail(
      tx,
      { of: 'reactivation', account: account.id },
      reactivationEmailLimits,
      context,
    )
    if (decision.send)
      await deps.emit(tx, 'accounts.reactivation_requested', { account: account.id }, now)
  })
  return refuse('accounts.deletion_pending', {
    with: { days: daysUntilErasure(account.deleted_at, now) },
  })
}
