import { randomUUID } from 'node:crypto'
import { createDatabase, type Database, type Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { testDatabase } from '#platform/server/testing/test-database.ts'
import { selectWallet, type Wallet } from '../store.ts'

export const now = new Date('2026-07-01T10:00:00.000Z')

export interface Spend {
  readonly account: number
  readonly credits: number
  readonly key: string
  readonly reason?: string
  readonly ref?: string | null
}

export interface Grant {
  readonly account: number
  readonly credits: number
  readonly key: string
  readonly kind: 'bonus' | 'bought'
  readonly priceMinor?: number | null
  readonly currency?: string | null
  readonly ref?: string | null
  readonly site?: number
  readonly reason?: string | null
}

export interface Answer {
  readonly verdict: string
  readonly balance: number
}

/** The SQL doors of credits, as the features above call them. */
export const doors = {
  spend: (queries: Queries, { account, credits, key, reason = 'message', ref = null }: Spend) =>
    queries.one<Answer & { bonus: number; bought: number }>(
      sql`select * from credits.public_spend(${account}, ${credits}, ${key}, ${reason}, ${ref}, ${now})`,
    ),
  grant: (queries: Queries, grant: Grant) => {
    const { account, credits, key, kind, ref = null, site = 1, reason = null } = grant
    const { priceMinor = kind === 'bought' ? 999 : null, currency = kind === 'bought' ? 'EUR' : null } = grant
    return queries.one<Answer>(
      sql`select * from credits.public_grant(${account}, ${credits}, ${key}, ${kind}, ${priceMinor}, ${currency}, ${ref}, ${now}, ${site}, ${reason})`,
    )
  },
  refund: (queries: Queries, { account, key, refundKey }: { account: number; key: string; refundKey: string }) =>
    queries.one<Answer & { returned: number }>(
      sql`select * from credits.public_refund_spend(${account}, ${key}, ${refundKey}, ${now})`,
    ),
  takeBack: (
    queries: Queries,
    take: { account: number; grantKey: string; key: string; whole: boolean; reason?: string },
  ) =>
    queries.one<Answer & { taken: number }>(
      sql`select * from credits.public_take_back(${take.account}, ${take.grantKey}, ${take.key}, ${take.whole}, ${take.reason ?? 'withdrawal'}, ${now})`,
    ),
  giveAgain: (queries: Queries, { account, takenKey, key }: { account: number; takenKey: string; key: string }) =>
    queries.one<Answer & { given: number }>(
      sql`select * from credits.public_restore_credits(${account}, ${takenKey}, ${key}, 'chargeback_won', ${now})`,
    ),
}

export interface Lot {
  readonly lot: number
  readonly kind: 'bonus' | 'bought'
  readonly granted: number
  readonly remaining: number
  readonly taken_back: number
  readonly closed: boolean
}

/** A database with credits in it, and what tests ask of a ledger. */
export interface Ledger {
  readonly url: string
  readonly database: Database
  /** An account number nobody has used. */
  newAccount(): number
  wallet(account: number): Promise<Wallet>
  lots(account: number): Promise<Lot[]>
  /** What is wrong with these accounts, or with all. */
  violations(accounts?: readonly number[]): Promise<unknown[]>
  close(): Promise<void>
}

/** Opens a ledger of its own, with so many connections. */
export async function openLedger(size = 4): Promise<Ledger> {
  const clone = await testDatabase({ features: ['credits'] })
  const database = createDatabase({ url: clone.url, size })
  let last = 1000
  const ofAccount = (account: number) =>
    database.many(sql`select * from credits.ledger_violations where account_id = ${account}`)
  return {
    url: clone.url,
    database,
    newAccount: () => ++last,
    wallet: (account) => selectWallet(database, account),
    lots: (account) =>
      database.many<Lot>(sql`
        select lot, kind, granted, remaining, taken_back, closed_by is not null as closed
        from credits.lot where account_id = ${account} order by lot`),
    // One account after the other: `account_id = 7` narrows every table the view joins, `= any(…)` only the first of each join, and the
    // rest would be read whole, more with every sequence before.
    violations: async (accounts) => {
      if (accounts === undefined) return database.many(sql`select * from credits.ledger_violations`)
      const found: unknown[] = []
      for (const account of accounts) found.push(...(await ofAccount(account)))
      return found
    },
    close: async () => {
      await database.close()
      await clone.close()
    },
  }
}

/** A key as a browser makes it. */
export const newKey = (): string => randomUUID()
