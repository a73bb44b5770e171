import { newId } from '#platform/server/random.ts'
import { comeBackMs } from '../rules/spans.ts'
import type { Deps } from './deps.ts'
import { deleteAccount } from './store.ts'
import { insertReceipt, lockErasable, selectErasable } from './store-deletion.ts'

/** Resolves to the number of accounts erased. */
export type Erase = (now: Date) => Promise<number>

/**
 * Erases accounts that were deleted 14 days ago (ACC-14). Each is erased in its own transaction, in
 * which every feature erases its part; only an anonymous receipt and a final email with its number
 * remain.
 */
export function erase(deps: Deps): Erase {
  return async (now) => {
    const deletedBy = new Date(now.getTime() - comeBackMs)
    let erased = 0
    for (;;) {
      const due = await selectErasable(deps.database, deletedBy)
      const gone: number[] = []
      for (const account of due) if (await eraseOne(deps, account, deletedBy, now)) gone.push(account)
      erased += gone.length
      // The remaining accounts are being erased by another server.
      if (due.length < 100 || gone.length === 0) return erased
    }
  }
}

function eraseOne(deps: Deps, account: number, deletedBy: Date, now: Date): Promise<boolean> {
  return deps.database.transaction(async (tx) => {
    const row = await lockErasable(tx, account, deletedBy)
    if (row === null) return false
    const { site, name, email, locale } = row
    const receipt = newId()
    // Read while the account still exists.
    const quiet = await deps.wantsQuietLetters(account)
    await deps.emit(tx, 'accounts.erased', { account }, now)
    await insertReceipt(tx, { id: receipt, site, askedAt: row.deleted_at }, now)
    // The queue retains the address only until the email is written.
    await deps.emit(tx, 'accounts.erasure_completed', { site, name, email, locale, receipt, quiet }, now)
    await deleteAccount(tx, account)
    return true
  })
}
