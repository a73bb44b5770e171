import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import { creditFunctions, type Ledger, newKey, openLedger } from './testing/ledger.ts'

let ledger: Ledger
beforeAll(async () => {
  ledger = await openLedger()
})
afterAll(async () => {
  await ledger.close()
})

/** Starts a client; `said()` returns the lines printed so far. */
function start(...args: string[]): {
  child: ChildProcess
  printedLines: () => string[]
  waitForOutput: () => Promise<void>
} {
  const script = join(import.meta.dirname, 'testing/dying-client.ts')
  const child = spawn(process.execPath, [script, ledger.url, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
  })
  return {
    child,
    // A line cut off by the kill is ignored.
    printedLines: () => text.split('\n').slice(0, -1),
    waitForOutput: async () => void (await once(child.stdout, 'data')),
  }
}

async function kill(child: ChildProcess): Promise<void> {
  const closed = once(child, 'close')
  child.kill('SIGKILL')
  await closed
}

test('a client killed between spending and commit has spent nothing and its key stays usable', async () => {
  const account = ledger.newAccount()
  await creditFunctions.grant(ledger.database, { account, credits: 6, key: 'one', kind: 'bonus' })
  const key = newKey()
  const { child, printedLines, waitForOutput } = start(String(account), 'half', key)
  await waitForOutput()
  expect(printedLines()).toEqual(['spent'])
  // A concurrent request waits for the lock, which is released when the client is killed.
  const waiting = creditFunctions.spend(ledger.database, { account, credits: 2, key })
  await kill(child)
  expect(await waiting).toEqual({ verdict: 'spent', balance: 4, bonus: 2, bought: 0 })
  expect(await ledger.wallet(account)).toMatchObject({ credits: 4, version: 2 })
}, 30_000)

test('the ledger has every spend a killed client saw acknowledged, and at most one more was in progress', async () => {
  const account = ledger.newAccount()
  await creditFunctions.grant(ledger.database, {
    account,
    credits: 1_000_000,
    key: 'one',
    kind: 'bought',
  })
  let acknowledged = 0
  for (const lifeMs of [10, 60, 150]) {
    const { child, printedLines, waitForOutput } = start(String(account), 'on')
    await waitForOutput()
    await new Promise((resolve) => setTimeout(resolve, lifeMs))
    await kill(child)
    const keys = printedLines()
    expect(keys.length).toBeGreaterThan(0)
    acknowledged += keys.length
    const stored = await ledger.database.many<{ key: string }>(
      sql`select key from credits.movement where account_id = ${account} and kind = 'spend' and key = any(${keys})`,
    )
    expect(stored).toHaveLength(keys.length)
  }
  const spent = 1_000_000 - (await ledger.wallet(account)).credits
  expect(spent).toBeGreaterThanOrEqual(acknowledged)
  expect(spent).toBeLessThanOrEqual(acknowledged + 3)
}, 30_000)

test('the ledger has no violations after all of this', async () => {
  expect(await ledger.violations()).toEqual([])
})
