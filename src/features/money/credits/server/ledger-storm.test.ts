import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import { type Ledger, openLedger } from './testing/ledger.ts'
import { storm, type StormResult } from './testing/storm.ts'

const connections = 64
/** Two seconds each in ordinary test runs, one minute each with MINUET_LEDGER=all. */
const lastsMs = process.env.MINUET_LEDGER === 'all' ? 60_000 : 2000

let ledger: Ledger
beforeAll(async () => {
  ledger = await openLedger(connections)
})
afterAll(() => ledger.close())

/** Compares the responses that the clients received with the ledger. */
async function expectWhole(
  accounts: readonly number[],
  { change, done, deadlocks }: StormResult,
): Promise<void> {
  const { database } = ledger
  const held = await database.many<{ account_id: number; credits: number }>(
    sql`select account_id, bonus + bought as credits from credits.wallet where account_id = any(${accounts})`,
  )
  expect(
    held.filter(({ account_id, credits }) => credits !== (change.get(account_id) ?? 0)),
  ).toEqual([])
  // Every acknowledged movement is stored, and nothing was stored without being acknowledged.
  const stored = await database.one<{ movements: number; known: number }>(sql`
    select count(*) as movements, count(*) filter (where key = any(${[...done]})) as known
    from credits.movement where account_id = any(${accounts})`)
  expect(stored).toEqual({ movements: done.size, known: done.size })
  expect(await ledger.violations(accounts)).toEqual([])
  expect(deadlocks).toBe(0)
}

test.each([
  ['spread over 2,000 wallets', 2000],
  ['concentrated on 4 wallets', 4],
])(
  'SEC-02 a storm of 64 connections, %s: nothing is lost, duplicated or out of balance, and no request waits forever',
  async (_, wallets) => {
    const accounts = Array.from({ length: wallets }, () => ledger.newAccount())
    const enough = ({ asked }: { asked: number }) => asked > 100
    const stormed = await storm({
      database: ledger.database,
      accounts,
      connections,
      lastsMs,
      enough,
    })
    expect(stormed.lost).toBe(0)
    expect(stormed.asked).toBeGreaterThan(100)
    await expectWhole(accounts, stormed)
  },
  200_000,
)

test('SEC-02 when backends die during a storm, a client that retries under the same key is charged once', async () => {
  const accounts = Array.from({ length: 40 }, () => ledger.newAccount())
  const over = new AbortController()
  let killed = 0
  const enough = ({ lost }: { lost: number }) => killed > 5 && lost > 0
  const storming = storm({
    database: ledger.database,
    accounts,
    connections,
    lastsMs,
    enough,
  }).finally(() => over.abort())
  // A separate connection, which is not among those killed.
  const killer = await openKiller()
  while (!over.signal.aborted) {
    await wait(50)
    killed += await killer.kill()
  }
  const stormed = await storming
  await killer.close()
  expect(killed).toBeGreaterThan(5)
  expect(stormed.lost).toBeGreaterThan(0)
  await expectWhole(accounts, stormed)
}, 200_000)

async function openKiller() {
  const client = await ledger.database.pool.connect()
  client.on('error', () => {})
  const { rows } = await client.query<{ own: number }>('select pg_backend_pid() as own')
  return {
    kill: async () => {
      const answer = await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> $1 and state = 'active' order by random() limit 3`,
        [rows[0]?.own],
      )
      return answer.rowCount ?? 0
    },
    close: async () => client.release(),
  }
}
