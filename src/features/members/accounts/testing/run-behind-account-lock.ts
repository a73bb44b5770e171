import { expect } from 'vitest'
import type { TestSite } from '#app/testing/start-site.ts'

/**
 * Locks an account's row while operations are started one after another, until each of them waits
 * for the lock, so that they run in this order. With `firmly`, operations that only reference the
 * account wait too.
 */
export async function runBehindAccountLock(
  site: TestSite,
  account: number,
  begin: readonly (() => Promise<unknown>)[],
  { firmly = false } = {},
): Promise<unknown[]> {
  const { pool } = site.server.infrastructure.database
  const client = await pool.connect()
  const waiting = async () =>
    (
      await pool.query(
        "select from pg_stat_activity where datname = current_database() and state = 'active' and wait_event_type = 'Lock'",
      )
    ).rowCount
  const begun: Promise<unknown>[] = []
  try {
    await client.query('begin')
    await client.query(
      `select from accounts.account where id = $1 for ${firmly ? '' : 'no key '}update`,
      [account],
    )
    for (const one of begin) {
      begun.push(one())
      await expect.poll(waiting, { timeout: 20_000 }).toBe(begun.length)
    }
  } finally {
    await client.query('commit')
    client.release()
  }
  return Promise.all(begun)
}
