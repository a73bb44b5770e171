import { randomInt } from 'node:crypto'
import type { Database } from '#platform/server/postgres/database.ts'
import { creditFunctions, newKey } from './ledger.ts'

/** One request of a storm with its own keys, and its effect on the wallet. */
interface Wave {
  readonly account: number
  readonly key: string
  send(database: Database): Promise<{ readonly verdict: string }>
  change(answer: object): number
}

/** Result of a storm as acknowledged to its clients. */
export interface StormResult {
  /** Acknowledged net change per account. */
  readonly change: ReadonlyMap<number, number>
  /** Keys of all acknowledged changes. */
  readonly done: ReadonlySet<string>
  readonly asked: number
  /** Requests whose response was lost with the connection and which were retried. */
  readonly lost: number
  readonly deadlocks: number
}

interface StormOptions {
  readonly database: Database
  readonly accounts: readonly number[]
  readonly connections: number
  readonly lastsMs: number
  /** On a slow machine, continues past `lastsMs` until this returns true. */
  readonly enough?: (soFar: { readonly asked: number; readonly lost: number }) => boolean
}

/** Errors of PostgreSQL and its driver when a backend dies during a query. */
const connectionLostPattern = /terminat|Connection|ECONNRESET|57P01/i

/**
 * Sends requests over many connections concurrently for `lastsMs`. 15% are exact repeats of earlier
 * ones. A client that loses its connection retries under the same key, as the product's callers do.
 */
export async function storm({
  database,
  accounts,
  connections,
  lastsMs,
  enough = () => true,
}: StormOptions): Promise<StormResult> {
  const change = new Map<number, number>()
  const done = new Set<string>()
  const sent: Wave[] = []
  const spends = new Map<number, string[]>()
  const grants = new Map<number, string[]>()
  const counts = { asked: 0, lost: 0, deadlocks: 0 }
  const ends = performance.now() + lastsMs

  function createWave(): Wave {
    const account = accounts[randomInt(accounts.length)] as number
    const key = newKey()
    const chance = randomInt(100)
    const keep = (history: Map<number, string[]>) =>
      history.set(account, [...(history.get(account) ?? []).slice(-20), key])
    const one = (history: Map<number, string[]>) => {
      const keys = history.get(account) ?? []
      return keys[randomInt(Math.max(1, keys.length))] ?? newKey()
    }
    if (chance < 20) {
      const credits = randomInt(1, 30)
      keep(grants)
      const kind = randomInt(2) === 0 ? 'bonus' : 'bought'
      return {
        account,
        key,
        change: () => credits,
        send: (at) => creditFunctions.grant(at, { account, credits, key, kind }),
      }
    }
    if (chance < 80) {
      const credits = randomInt(1, 6)
      keep(spends)
      return {
        account,
        key,
        change: () => -credits,
        send: (at) => creditFunctions.spend(at, { account, credits, key }),
      }
    }
    if (chance < 95) {
      const spent = one(spends)
      const change = (answer: object) => (answer as { returned: number }).returned
      return {
        account,
        key,
        change,
        send: (at) => creditFunctions.refund(at, { account, key: spent, refundKey: key }),
      }
    }
    const grantKey = one(grants)
    const whole = randomInt(2) === 0
    const change = (answer: object) => -(answer as { taken: number }).taken
    return {
      account,
      key,
      change,
      send: (at) => creditFunctions.takeBack(at, { account, grantKey, key, whole }),
    }
  }

  async function answered(wave: Wave): Promise<{ readonly verdict: string }> {
    for (;;) {
      try {
        return await wave.send(database)
      } catch (error) {
        if ((error as { code?: string }).code === '40P01') counts.deadlocks += 1
        else if (connectionLostPattern.test(String(error))) counts.lost += 1
        else throw error
      }
    }
  }

  async function client(): Promise<void> {
    while (performance.now() < ends || !enough(counts)) {
      const wave =
        sent.length > 0 && randomInt(100) < 15
          ? (sent[randomInt(sent.length)] as Wave)
          : createWave()
      if (sent.length < 5000) sent.push(wave)
      counts.asked += 1
      const answer = await answered(wave)
      const took = ['granted', 'spent', 'refunded', 'taken_back', 'repeated'].includes(
        answer.verdict,
      )
      if (!took || done.has(wave.key)) continue
      done.add(wave.key)
      change.set(wave.account, (change.get(wave.account) ?? 0) + wave.change(answer))
    }
  }

  await Promise.all(Array.from({ length: connections }, client))
  return { change, done, ...counts }
}
