import type { Transaction } from '#platform/server/postgres/database.ts'
import type { ProfilesDeps } from './deps.ts'

/**
 * Writes a section and emits the event in one transaction, so that search is updated with it or not
 * at all. Does neither if `write` returns false.
 */
export async function save(
  { database, emit }: Pick<ProfilesDeps, 'database' | 'emit'>,
  account: number,
  now: Date,
  write: (tx: Transaction) => Promise<void | boolean>,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    if ((await write(tx)) === false) return false
    await emit(tx, 'profiles.changed', { account }, now)
    return true
  })
}
