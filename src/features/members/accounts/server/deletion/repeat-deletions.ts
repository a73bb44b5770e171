import type { Deps } from '../deps.ts'
import { deleteSessions } from '../sessions/store-sessions.ts'
import { erasePersonalData } from '../personal-data/handle-personal-data.ts'
import { lockAccount } from '../store.ts'
import { closeAccount } from './store-deletion.ts'
import {
  insertErasedHashes,
  selectByHash,
  selectDeletedMembers,
  selectErasedMembers,
} from './store-repeat.ts'

/** Deleted accounts, by hashes of their public ids, for a backup that may be older. */
export interface DeletionList {
  readonly erased: readonly string[]
  /** Deleted, but can still be reactivated. */
  readonly deleted: readonly { readonly hash: string; readonly at: string }[]
}

export interface Deletions {
  readonly list: () => Promise<DeletionList>
  /**
   * Repeats deletions in a database restored to an earlier moment: erases accounts and closes those
   * that were deleted since. Returns how many it changed; a second run changes none.
   */
  readonly repeat: (list: DeletionList, now: Date) => Promise<{ erased: number; deleted: number }>
}

export function createDeletions(deps: Deps): Deletions {
  const { database } = deps
  return {
    async list() {
      const deleted = await selectDeletedMembers(database)
      return {
        erased: await selectErasedMembers(database),
        deleted: deleted.map(({ hash, at }) => ({ hash, at: at.toISOString() })),
      }
    },
    async repeat(list, now) {
      let erased = 0
      for (const { id } of await selectByHash(database, list.erased))
        await database.transaction(async (tx) => {
          if ((await lockAccount(tx, id)) === null) return
          await erasePersonalData(deps, tx, id, now)
          erased += 1
        })
      await insertErasedHashes(database, list.erased, now)
      const since = new Map(list.deleted.map(({ hash, at }) => [hash, at]))
      let deleted = 0
      for (const { id, hash } of await selectByHash(database, [...since.keys()]))
        await database.transaction(async (tx) => {
          if ((await closeAccount(tx, id, new Date(since.get(hash) ?? now))) === 0) return
          await deleteSessions(tx, id)
          await deps.emit(tx, 'accounts.closed', { account: id }, now)
          deleted += 1
        })
      return { erased, deleted }
    },
  }
}
