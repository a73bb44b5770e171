import type { Transaction } from '#platform/server/postgres/database.ts'
import type { NowSubscriber } from '#platform/server/events/emit.ts'
import { phoneNumber } from '../rules/contact-address.ts'
import type { MarkOf } from './contact-marks.ts'
import type { BlocksDeps } from './deps.ts'
import { setApart } from './set-apart.ts'
import { lockMark, selectListers, selectOwnedAddress, upsertPhone } from './store-contacts.ts'

type HearDeps = Pick<BlocksDeps, 'emit'> & { readonly markOf: MarkOf }

/**
 * Handles the confirmation of an email address, the first or another, and blocks the account from
 * everyone who listed that address.
 */
export function hearAddress(deps: HearDeps): NowSubscriber<{ account: number }> {
  return async function contactsByNewAddress(tx, { account }, now) {
    const owned = await selectOwnedAddress(tx, account)
    if (owned === null) return
    const mark = deps.markOf(owned.pool, { kind: 'email', value: owned.email_key })
    await apartFromListers(deps, tx, { account, pool: owned.pool, mark }, now)
  }
}

/** Reports a phone number whose owner has been confirmed. */
export type ConfirmPhone = (
  tx: Transaction,
  told: { readonly account: number; readonly pool: number; readonly phone: string },
  now: Date,
) => Promise<void>

/**
 * Stores the hash of a confirmed phone number, and blocks its owner from everyone who listed it.
 * Text that is not a phone number is ignored.
 */
export function confirmPhone(deps: HearDeps): ConfirmPhone {
  return async (tx, { account, pool, phone }, now) => {
    const value = phoneNumber(phone)
    if (value === null) return
    const mark = deps.markOf(pool, { kind: 'phone', value })
    await upsertPhone(tx, { account, pool, mark })
    await apartFromListers(deps, tx, { account, pool, mark }, now)
  }
}

async function apartFromListers(
  deps: HearDeps,
  tx: Transaction,
  { account: other, pool, mark }: { account: number; pool: number; mark: Buffer },
  now: Date,
): Promise<void> {
  await lockMark(tx, pool, mark)
  for (const { contact, account } of await selectListers(tx, { pool, mark }))
    await setApart(deps, tx, { contact, account, other }, now)
}
