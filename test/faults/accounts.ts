import type { Database } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** The database contents after the last kill. */
export interface Accounts {
  readonly messages: readonly {
    id: string
    sender: number
    conversation: string
    seq: number
    credits: number
    at: Date
  }[]
  /** Charges, by the message they were for. */
  readonly spends: readonly { key: string; account: number; amount: number; conversation: string }[]
  readonly balances: ReadonlyMap<number, number>
  /** Conversations whose counters do not match their messages. */
  readonly miscounted: number
  /** Violations found by the ledger's audit. */
  readonly violations: readonly unknown[]
}

/** Reads everything from the tables, not through the product's endpoints. */
export async function readAccounts(database: Database): Promise<Accounts> {
  const balances = await database.many<{ account: number; credits: number }>(
    sql`select account_id as account, (bonus + bought)::int as credits from credits.wallet`,
  )
  const { miscounted } = await database.one<{ miscounted: number }>(sql`
    select count(*)::int as miscounted
    from chat.conversation c
    cross join lateral (
      select count(*) as n, max(m.seq) as last, count(*) filter (where m.sender_id = c.a_id) as of_a from chat.message m
      where m.conversation_id = c.id
    ) m
    where (m.n, m.last, m.of_a, m.n - m.of_a) is distinct from (c.seq, c.seq, c.a_sent, c.b_sent)
      or (m.of_a, m.n - m.of_a) is distinct from (c.b_unread, c.a_unread)`)
  return {
    messages: await database.many(sql`
      select m.client_id as id, m.sender_id as sender, c.public_id as conversation, m.seq, m.credits, m.at
      from chat.message m join chat.conversation c on c.id = m.conversation_id`),
    spends: await database.many(sql`
      select key, account_id as account, amount::int as amount, ref as conversation from credits.movement where kind = 'spend'`),
    balances: new Map(balances.map(({ account, credits }) => [account, credits])),
    miscounted,
    violations: await database.many(sql`select * from credits.ledger_violations`),
  }
}
