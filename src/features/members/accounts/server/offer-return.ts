import type { Context } from '#kernel/context.ts'
import { type Refusal, refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import { reactivationLetters } from '../rules/judge-letter.ts'
import { comeBackMs, daysToComeBack } from '../rules/spans.ts'
import { countLetter } from './count-letter.ts'
import type { Deps } from './deps.ts'
import type { AccountRow } from './store.ts'

/**
 * Answers who logs in rightly to an account they deleted: how long it can come back, and the link by mail once more
 * (ACC-07). Only the password opens this answer, so it tells strangers nothing; an account past its days is gone like any.
 */
export async function offerReturn(
  deps: Deps,
  account: Pick<AccountRow, 'id' | 'deleted_at' | 'barred'>,
  context: Context<Site>,
): Promise<Refusal<'accounts.login_failed' | 'accounts.disabled' | 'accounts.deletion_pending'>> {
  const { now } = context
  if (account.deleted_at === null || now.getTime() - account.deleted_at.getTime() >= comeBackMs)
    return refuse('accounts.login_failed')
  if (account.barred) return refuse('accounts.disabled')
  await deps.database.transaction(async (tx) => {
    const letter = await countLetter(tx, { of: 'reactivation', account: account.id }, reactivationLetters, context)
    if (letter.send) await deps.emit(tx, 'accounts.reactivation_requested', { account: account.id }, now)
  })
  return refuse('accounts.deletion_pending', { with: { days: daysToComeBack(account.deleted_at, now) } })
}
