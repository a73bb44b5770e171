import { parsePhoneNumber } from '#kernel/phone-number.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import type { TransactionalSubscriber } from '#platform/server/events/emit.ts'
import type { HashContact } from './contact-hash.ts'
import type { BlocksDeps } from './deps.ts'
import { settle } from './settle-contacts.ts'
import {
  insertMatches,
  lockContactHashes,
  selectOwnedAddress,
  upsertPhone,
} from './store-contacts.ts'

type MatchDeps = Pick<BlocksDeps, 'isAcquainted'> & { readonly hashContact: HashContact }

/**
 * Handles the confirmation of an email address, the first or another: hides everyone who listed it
 * from the account.
 */
export function onAddressConfirmed(deps: MatchDeps): TransactionalSubscriber<{ account: number }> {
  return async function contactsByNewAddress(tx, { account }, now) {
    const owned = await selectOwnedAddress(tx, account)
    if (owned === null) return
    const mark = deps.hashContact(owned.pool, { kind: 'email', value: owned.email_key })
    await hideListers(deps, tx, { account, pool: owned.pool, mark }, now)
  }
}

/** Reports a phone number whose owner has been confirmed. */
export type ConfirmPhone = (
  tx: Transaction,
  confirmed: { readonly account: number; readonly pool: number; readonly phone: string },
  now: Date,
) => Promise<void>

/**
 * Stores the hash of a confirmed phone number, and hides everyone who listed it from its owner.
 * Text that is not a phone number is ignored.
 */
export function confirmPhone(deps: MatchDeps): ConfirmPhone {
  return async (tx, { account, pool, phone }, now) => {
    const value = parsePhoneNumber(phone)
    if (value === null) return
    const mark = deps.hashContact(pool, { kind: 'phone', value })
    await upsertPhone(tx, { account, pool, mark })
    await hideListers(deps, tx, { account, pool, mark }, now)
  }
}

async function hideListers(
  deps: MatchDeps,
  tx: Transaction,
  { account: other, pool, mark }: { account: number; pool: number; mark: Buffer },
  now: Date,
): Promise<void> {
  await lockContactHashes(tx, pool, [mark])
  for (const account of await insertMatches(tx, { pool, mark, other }))
    await settle(deps, tx, { account, other }, now)
}
