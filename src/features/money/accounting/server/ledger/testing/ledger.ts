import { randomUUID } from 'node:crypto'
import type { Database } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

const now = new Date('2026-07-01T10:00:00Z')

/** A paid order and its buyer. */
export interface Sale {
  readonly order: string
  readonly account: number
}

interface Verdict {
  readonly verdict: string
}

/** The ledger's public SQL functions, as called by payments, chat and refunds. */
export function openLedger(database: Database, drop: () => Promise<void>) {
  let last = 1000
  const getVerdict = async (result: Promise<Verdict>) => (await result).verdict
  const refundFor = (
    { order }: Sale,
    { amount, key, reason }: { amount: number; key: string; reason: string },
  ) =>
    database.transaction(async (tx) => {
      const { verdict } = await tx.one<Verdict>(
        sql`select * from accounting.public_book_refund(${order}, ${amount}, ${`${order}:${key}`}, ${now})`,
      )
      if (verdict === 'booked')
        await tx.one(
          sql`select * from invoices.public_issue_credit_note(${order}, ${amount}, ${reason}, ${now}, ${key})`,
        )
      return verdict
    })

  const ledger = {
    /** Grants credits, issues an invoice and books the sale, like completing an order. */
    async sell(input: {
      price: number
      credits: number
      currency?: string
      country?: string
      vat?: number
    }): Promise<Sale> {
      const { price, credits, currency = 'EUR', country = 'NL' } = input
      const sale = { order: randomUUID(), account: ++last }
      const vat = input.vat ?? Math.floor((2 * price * 2100 + 12_100) / 24_200)
      const treatment = vat === 0 ? 'not_charged' : 'charged'
      const seller = JSON.stringify({ name: 'Minuet B.V.', country: 'NL', register: '1' })
      await database.transaction(async (tx) => {
        await tx.one(sql`
          select * from credits.public_grant(${sale.account}, ${credits}, ${`order:${sale.order}`}, 'bought', ${price}, ${currency},
            ${sale.order}, ${now}, 1)`)
        await tx.one(sql`
          select invoices.issue_invoice(${sale.order}, ${sale.account}, 1, ${seller}, 'Europe/Amsterdam', ${credits}, ${currency}, ${price}, ${vat},
            ${vat === 0 ? 0 : 2100}, ${country}, ${treatment}, ${country}, ${country}, null, null, 'single', ${now})`)
        await tx.one(sql`select accounting.book_sale(${sale.order}, 'toy', ${now})`)
      })
      return sale
    },
    book: ({ order }: Sale) =>
      database.one(sql`select accounting.book_sale(${order}, 'toy', ${now})`),
    async spend({ account }: Sale, credits: number): Promise<string> {
      const key = randomUUID()
      const { verdict } = await database.one<Verdict>(
        sql`select * from credits.public_spend(${account}, ${credits}, ${key}, 'message', null, ${now})`,
      )
      if (verdict !== 'spent') throw new Error(verdict)
      return key
    },
    /** Returns the key of the spend, or none if there are not enough credits. */
    async spendIfHeld(sale: Sale, credits: number): Promise<string[]> {
      return (await ledger.held(sale)) < credits ? [] : [await ledger.spend(sale, credits)]
    },
    async spendAll(sale: Sale): Promise<void> {
      const balance = await ledger.held(sale)
      if (balance > 0) await ledger.spend(sale, balance)
    },
    held: async ({ account }: Sale) =>
      (
        await database.one<{ credits: number }>(
          sql`select credits from credits.public_wallet where account_id = ${account}`,
        )
      ).credits,
    refundSpend: ({ account }: Sale, key: string) =>
      database.one(
        sql`select * from credits.public_refund_spend(${account}, ${key}, ${`refund:${key}`}, ${now})`,
      ),
    takeBack: ({ account, order }: Sale) =>
      database.one(sql`
        select * from credits.public_take_back(${account}, ${`order:${order}`}, ${`withdraw:${order}`}, true, 'withdrawal', ${now})`),
    /** Credit note and refund in one transaction. */
    refund: (sale: Sale, amount: number, key: string) =>
      refundFor(sale, { amount, key, reason: 'withdrawal' }),
    /** Same as goodwill, for an order without unspent credits. */
    giveBack: (sale: Sale, amount: number, key: string) =>
      refundFor(sale, { amount, key, reason: 'goodwill' }),
    chargeback: ({ order }: Sale, amount: number, key: string) =>
      getVerdict(
        database.one(
          sql`select * from accounting.public_book_chargeback(${order}, ${amount}, ${key}, ${now})`,
        ),
      ),
    endChargeback: (key: string, outcome: 'won' | 'lost') =>
      getVerdict(
        database.one(
          sql`select * from accounting.public_close_chargeback(${key}, ${outcome}, ${now})`,
        ),
      ),
    overturn: (key: string, how: 'won' | 'lost') =>
      getVerdict(
        database.one(
          sql`select * from accounting.public_overturn_chargeback(${key}, ${how}, ${now})`,
        ),
      ),
    figures: ({ order }: Sale) =>
      database.one<{
        net_minor: number
        returned_minor: number
        returned_net_minor: number
        earned_minor: number
      }>(
        sql`select net_minor, returned_minor, returned_net_minor, earned_minor from accounting.sale where order_id = ${order}`,
      ),
    /** Returns the balance that an order's operations left in each account. */
    async balances({ order }: Sale): Promise<Record<string, number>> {
      const rows = await database.many<{ code: string; balance: number }>(sql`
        select a.code, sum(s.amount)::bigint as balance
        from accounting.operation o join accounting.transfer t on t.operation_key = o.key
        cross join lateral (values (t.debit, t.amount_minor), (t.credit, -t.amount_minor)) s (account, amount)
        join accounting.account a on a.id = s.account
        where o.order_id = ${order} group by a.code`)
      return Object.fromEntries(rows.map(({ code, balance }) => [code, balance]))
    },
    async close() {
      await database.close()
      await drop()
    },
  }
  return ledger
}

export type Ledger = ReturnType<typeof openLedger>
