import { newId } from '#platform/server/random.ts'
import { reactivationMs } from '../../rules/periods.ts'
import type { Deps } from '../deps.ts'
import { createErasureSeal } from '../event-seal.ts'
import { erasePersonalData } from '../personal-data/handle-personal-data.ts'
import {
  deletePausedAccounts,
  insertReceipt,
  lockErasable,
  selectErasable,
} from './store-deletion.ts'

/** Resolves to the number of accounts erased. */
export type Erase = (now: Date) => Promise<number>

/**
 * Deletes accounts whose pause has ended, unless an appeal against it is undecided, and erases those deleted 14 days ago (ACC-14). Each is
 * erased in its own transaction, in which every feature erases its part; only an anonymous receipt
 * and a final email with its number remain.
 */
export function erase(deps: Deps): Erase {
  return async (now) => {
    await deletePausedAccounts(deps.database, await deps.findAppealing(), now)
    const deletedBy = new Date(now.getTime() - reactivationMs)
    let erased = 0
    for (;;) {
      const due = await selectErasable(deps.database, deletedBy)
      const erasedAccounts: number[] = []
      for (const account of due)
        if (await eraseOne(deps, account, deletedBy, now)) erasedAccounts.push(account)
      erased += erasedAccounts.length
      // The remaining accounts are being erased by another server.
      if (due.length < 100 || erasedAccounts.length === 0) return erased
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
    const quiet = await deps.wantsDiscreetEmails(account)
    await erasePersonalData(deps, tx, account, now)
    await insertReceipt(tx, { id: receipt, site, requestedAt: row.deleted_at }, now)
    const sealed = createErasureSeal(deps).close({ name, email })
    await deps.emit(tx, 'accounts.erasure_completed', { site, locale, receipt, sealed, quiet }, now)
    return true
  })
}
