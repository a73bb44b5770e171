import type { Transaction } from '#platform/server/postgres/database.ts'
import type { Deps } from '../deps.ts'
import { disableAccount, lockReinstatable, reinstateAccount } from './store-deletion.ts'
import { deleteSessions } from '../sessions/store-sessions.ts'
import { spendTokens } from '../store-tokens.ts'

/** Closes an account for good, in the caller's transaction; false if it was closed already. */
export type Ban = (
  tx: Transaction,
  account: number,
  why: { readonly scam: boolean },
  now: Date,
) => Promise<boolean>

/**
 * Ends its sessions immediately, hides it from everyone and notifies the features that store data
 * about it. Deleting the account first does not avoid a ban: it stays deleted, can no longer be
 * reactivated, and is erased on its due date.
 */
export function ban({ emit, sessions }: Pick<Deps, 'emit' | 'sessions'>): Ban {
  return async (tx, account, { scam }, now) => {
    const was = await disableAccount(tx, account)
    if (was === null) return false
    if (was === 'open') {
      const ended = await deleteSessions(tx, account)
      tx.afterCommit(() => sessions.forget(account, ended))
      await emit(tx, 'accounts.closed', { account }, now)
    }
    // The emailed reactivation link of a deleted account stops working.
    await spendTokens(tx, account, 'reactivate', now)
    await emit(tx, 'accounts.banned', { account, scam }, now)
    return true
  }
}

/** Later decisions about a closed account, in the caller's transaction. */
export interface BanReview {
  /** Its owner deceived members after all, or this was only now approved: they are refunded. */
  readonly confirmDeceiving: (tx: Transaction, account: number, now: Date) => Promise<void>
  /**
   * Whether it can be opened again; it stays locked until the transaction ends. An address that was
   * only claimed has been released, so such an account can't.
   */
  readonly canReinstate: (tx: Transaction, account: number) => Promise<boolean>
  /** Opens it again, with everything it had; refunds to others stay. */
  readonly reinstate: (tx: Transaction, account: number, now: Date) => Promise<void>
}

export function reviewBan({ emit, sessions }: Pick<Deps, 'emit' | 'sessions'>): BanReview {
  return {
    confirmDeceiving: (tx, account, now) =>
      emit(tx, 'accounts.banned', { account, scam: true }, now),
    canReinstate: lockReinstatable,
    async reinstate(tx, account, now) {
      await reinstateAccount(tx, account)
      tx.afterCommit(() => sessions.forget(account))
      await emit(tx, 'accounts.reactivated', { account }, now)
    },
  }
}
