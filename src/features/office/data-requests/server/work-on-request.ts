import { emailKey } from '#features/members/accounts/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { StaffViewer } from '#kernel/context.ts'
import { refuse, type Refusal } from '#kernel/refusal.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import { decideActing } from '../rules/may-act.ts'
import type { Kind } from '../rules/requests.ts'
import type { DataRequestsDeps } from './deps.ts'
import { selectByPublicId } from './store-office.ts'
import { lockRequest, type RequestRow } from './store-requests.ts'

/** The staff member at work, where and when. */
export interface Moment {
  readonly site: Site
  readonly viewer: StaffViewer
  readonly now: Date
}

type WorkRefusal = Refusal<
  'not_found' | 'data_requests.claimed' | 'data_requests.decided' | 'data_requests.own_account'
>

/**
 * Runs something on a request that the caller may work on: no colleague has it open, it isn't answered,
 * and it isn't about the caller's own account. Locked, in one transaction.
 */
export function workOn<Result>(
  deps: Pick<DataRequestsDeps, 'database' | 'queue' | 'findStaffByEmail'>,
  request: string,
  { site, viewer, now }: Moment,
  work: (tx: Transaction, row: RequestRow) => Promise<Result>,
): Promise<Result | WorkRefusal> {
  return deps.database.transaction(async (tx) => {
    const first = await selectByPublicId(tx, site.pool, request)
    if (first === null) return refuse('not_found')
    const held = await deps.queue.lock(tx, first.public_id, now)
    await lockRequest(tx, first.id)
    const row = await selectByPublicId(tx, site.pool, request)
    if (row === null) return refuse('not_found')
    if (row.outcome !== null) return refuse('data_requests.decided')
    if (held !== null && held.staff !== viewer.staff) return refuse('data_requests.claimed')
    if (await isOwn(deps, row, viewer.staff)) return refuse('data_requests.own_account')
    return work(tx, row)
  })
}

/** Whether a request is about the staff member's own account, or comes from their own address. */
export async function isOwn(
  { findStaffByEmail }: Pick<DataRequestsDeps, 'findStaffByEmail'>,
  { email_key: key, account_email: account }: Pick<RequestRow, 'email_key' | 'account_email'>,
  staff: number,
): Promise<boolean> {
  const keys = [key, account === null ? null : emailKey(account)]
  for (const one of keys) if (one !== null && (await findStaffByEmail(one)) === staff) return true
  return false
}

/** Why the account that a request is about can't be acted on; otherwise its key. */
export function findSubject(
  row: RequestRow,
  wanted: Kind,
  { viewer, now }: Pick<Moment, 'viewer' | 'now'>,
):
  | { readonly account: number }
  | Refusal<
      | 'data_requests.unproven'
      | 'data_requests.no_account'
      | 'data_requests.other_kind'
      | 'data_requests.own_link'
      | 'data_requests.too_early'
    > {
  const { kind, identity, identity_at: identityAt, account, member } = row
  const hasAccount = account !== null && member !== null
  const ownLink = row.identity_staff === viewer.staff
  const facts = { kind, identity, identityAt, hasAccount, ownLink }
  const verdict = decideActing(facts, wanted, now)
  if (verdict !== 'yes') return refuse(`data_requests.${verdict}`)
  return account === null ? refuse('data_requests.no_account') : { account }
}

/** The proven address of a person: their account's, or the one whose link they used. */
export function findAddress({
  email,
  account_email: account,
  identity,
}: Pick<RequestRow, 'email' | 'account_email' | 'identity'>): string | null {
  // They have lost the mailbox of the account, and proved another address.
  return identity === 'staff' ? email : (account ?? email)
}
