import { randomUUID } from 'node:crypto'
import { grantCredits, selectActive } from './ground/store.ts'
import type { SqlStep, LoadResult } from './load/job.ts'
import { runPairs } from './load/measure-pairs.ts'
import { startDriver } from './load/start-driver.ts'
import type { Measure } from './report/outcome.ts'
import { newId } from '#platform/server/random.ts'
import { sql } from '#platform/server/postgres/sql.ts'

const clients = 16
const wallets = 2000

/**
 * Spends credits through the product's public entry, compared with the same SQL function called by
 * a bare driver.
 */
export const measure: Measure = async ({ insider, url }) => {
  const { database, now } = insider
  const accounts = (await selectActive(database, wallets)).slice(0, wallets)
  for (const account of accounts) await grantCredits(database, account, randomUUID(), now())

  async function product(seconds: number): Promise<LoadResult> {
    const took: number[] = []
    const startedAt = performance.now()
    const client = async (at: number) => {
      for (let next = at; performance.now() - startedAt < seconds * 1000; next += clients) {
        const startedAt = performance.now()
        await database.one(sql`
          select verdict from credits.public_spend(${accounts[next % accounts.length] ?? 0}, 1, ${newId()}, 'message', null, ${now()})`)
        took.push(performance.now() - startedAt)
      }
    }
    await Promise.all(Array.from({ length: clients }, (_, at) => client(at)))
    const lasted = (performance.now() - startedAt) / 1000
    took.sort((a, b) => a - b)
    const at = (share: number) =>
      Math.round((took[Math.floor((took.length - 1) * share)] ?? 0) * 100) / 100
    return {
      rate: Math.round(took.length / lasted),
      p50: at(0.5),
      p99: at(0.99),
      done: took.length,
    }
  }

  const text = "select verdict from credits.public_spend($1, 1, $2, 'message', null, $3)"
  const bare = await startDriver({
    kind: 'sql',
    url,
    clients,
    operations: accounts.map((account): SqlStep[] => [
      { name: 'spend', text, values: [account, '$id', '$now'] },
    ]),
  })
  try {
    const pairs = await runPairs({ product, bare: bare.run })
    return {
      what: `spends on ${wallets} wallets by the product's database ÷ the same function by a bare driver, ${clients} clients`,
      goals: [{ figure: 'ratio', found: pairs.ratio, wanted: { at_least: 0.65 } }],
      pairs,
    }
  } finally {
    bare.stop()
  }
}
