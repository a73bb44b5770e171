import { randomUUID } from 'node:crypto'
import { sql } from '#platform/server/postgres/sql.ts'
import type { TestSite } from '#app/testing/start-site.ts'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import type { Output } from '#kernel/endpoint.ts'
import type { contract } from '../contract/figures.ts'

export type FigureTables = Output<(typeof contract)['figures.read']>

/** A sale of one package to one member. */
interface SaleInput {
  readonly account: number
  readonly site?: number
  readonly at: Date
  readonly currency?: string
  readonly priceMinor: number
  readonly refundMinor?: number
}

/** Writes the past of a started site: members, messages and sales at times of the test’s choice. */
export function createFiguresWorld({ server }: Pick<TestSite, 'server'>) {
  const { database } = server.infrastructure
  return {
    /** Adds members who signed up at a time, confirmed; returns their keys. */
    async addMembers(
      count: number,
      at: Date,
      more: {
        site?: number
        network?: string
        locale?: string
        lastActiveAt?: Date
        kind?: 'member' | 'fictional'
      } = {},
    ): Promise<number[]> {
      const { site = 1, network, locale = 'en', lastActiveAt = at, kind = 'member' } = more
      const name = `n${randomUUID().slice(0, 8)}-`
      const rows = await database.many<{ id: number }>(sql`
        insert into accounts.account (member_id, pool_id, site_id, kind, name, name_key, email, email_key, email_claimed_at, password_hash,
          status, locale, created_at, activated_at, last_active_at, network)
        select gen_random_uuid(), s.pool_id, s.id, ${kind}, ${name}::text || n, ${name}::text || n, x.email, x.email, x.at, x.hash,
          'active', ${locale}, ${at}, ${at}, ${lastActiveAt}, ${JSON.stringify(network === undefined ? {} : { network })}::jsonb
        from sites.site s cross join generate_series(1, ${count}) n
        cross join lateral (select case when ${kind} = 'member' then ${name}::text || n || '@figures.example' end as email,
          case when ${kind} = 'member' then ${at}::timestamptz end as at, case when ${kind} = 'member' then 'x' end as hash) x
        where s.id = ${site} returning id`)
      return rows.map(({ id }) => id)
    },
    /** Sells a package, and refunds a part of it an hour later. */
    async sell({ account, site = 1, at, currency = 'EUR', priceMinor, refundMinor }: SaleInput) {
      const order = randomUUID()
      const vat = Math.floor(priceMinor / 6)
      const seller = JSON.stringify({ name: 'Minuet B.V.', country: 'NL', register: '1' })
      const later = new Date(at.getTime() + 3_600_000)
      await database.transaction(async (tx) => {
        await tx.run(sql`
          insert into payments.purchase (order_id, account_id, site_id, client_id, bundle, credits, price_minor, currency, country, method, status,
            consented_at, terms_version, created_at, changed_at, last_checked_at)
          values (${order}, ${account}, ${site}, ${randomUUID()}, 'p1', 60, ${priceMinor}, ${currency}, 'NL', 'ideal', 'completed',
            ${at}, ${at}, ${at}, ${at}, ${at})`)
        await tx.one(sql`
          select * from credits.public_grant(${account}, 60, ${`order:${order}`}, 'bought', ${priceMinor}, ${currency}, ${order}, ${at}, 1)`)
        await tx.one(sql`
          select invoices.issue_invoice(${order}, ${account}, ${site}, ${seller}, 'Europe/Amsterdam', 60, ${currency}, ${priceMinor}, ${vat},
            2000, 'NL', 'charged', 'NL', 'NL', null, null, 'single', ${at})`)
        await tx.one(sql`select accounting.book_sale(${order}, 'toy', ${at})`)
        await tx.one(
          sql`select * from credits.public_spend(${account}, 20, ${randomUUID()}, 'message', null, ${at})`,
        )
        if (refundMinor !== undefined)
          await tx.one(
            sql`select * from accounting.public_book_refund(${order}, ${refundMinor}, ${`${order}:1`}, ${later})`,
          )
      })
      return order
    },
    /** Writes messages of a conversation: who wrote and when. */
    async converse(
      from: number,
      to: number,
      messages: readonly { by: 'from' | 'to'; at: Date; author?: 'staff' | 'ai' }[],
    ) {
      const [a, b] = [Math.min(from, to), Math.max(from, to)]
      const sent = (who: number) =>
        messages.filter(({ by }) => (by === 'from' ? from : to) === who).length
      const [begin] = messages
      const { id } = await database.one<{ id: number }>(sql`
        insert into chat.conversation (public_id, pool_id, a_id, b_id, started_by, started_at, last_at, seq, a_sent, b_sent)
        select ${randomUUID()}, pool_id, ${a}, ${b}, ${from}, ${begin?.at}, ${messages.at(-1)?.at}, ${messages.length}, ${sent(a)}, ${sent(b)}
        from accounts.account where id = ${from} returning id`)
      for (const [place, { by, at, author }] of messages.entries())
        await database.run(sql`
          insert into chat.message (conversation_id, seq, sender_id, client_id, kind, body, author_kind, credits, at)
          values (${id}, ${place + 1}, ${by === 'from' ? from : to}, ${randomUUID()}, 'text', 'Hello', ${author ?? null}, 0, ${at})`)
    },
    async report(reported: number, reporter: number, at: Date) {
      await database.run(sql`
        insert into reports.report (number, client_id, reporter_id, reported_id, pool_id, site_id, reason, details, at)
        select ${randomUUID().slice(0, 8)}, ${randomUUID()}, ${reporter}, id, pool_id, site_id, 'scam', '', ${at}
        from accounts.account where id = ${reported}`)
    },
  }
}

/** Reads figures as a staff member. */
export async function readFigures(staff: WebClient, query = ''): Promise<FigureTables> {
  const { status, body, text } = await staff.send('GET', `/api/office/figures?${query}`)
  if (status !== 200) throw new Error(`figures: ${status} ${text}`)
  return body as unknown as FigureTables
}
