import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDatabase, type Database } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { TestDatabase } from '#platform/server/testing/make-database.ts'
import { allocatePort } from '#platform/server/testing/allocate-port.ts'
import { createTestDatabase } from '#platform/server/testing/create-test-database.ts'
import {
  type AcknowledgedResponse,
  requestUntilAcknowledged,
} from './request-until-acknowledged.ts'
import { buyUntilPaid, type Purchase } from './buy-until-paid.ts'
import { type KillableSite, startKillableSite } from './killable-site.ts'
import { makeWriters, type Writer } from './people.ts'
import { countRounds } from './rounds.ts'

const rounds = countRounds(2, 20)
const count = 12

let clone: TestDatabase
let database: Database
let site: KillableSite
let folder: string
let kills = 0
let lostAttempts = 0
const purchases: Purchase[] = []
const likes: { by: Writer; of: Writer }[] = []

beforeAll(
  async () => {
    folder = mkdtempSync(join(tmpdir(), 'minuet-kill-'))
    clone = await createTestDatabase()
    database = createDatabase({ url: clone.url })
    const people = await makeWriters(database, count, 10)
    // The liked members, a different one each round.
    const liked = await makeWriters(database, rounds, 10)
    const port = await allocatePort()
    const url = `http://localhost:${port}`
    const env = {
      MINUET_MODE: 'demo',
      DATABASE_URL: clone.url,
      MINUET_DATA: folder,
      MINUET_PORT: String(port),
    }
    site = await startKillableSite(env)
    for (let round = 0; round < rounds; round += 1) {
      const until = 3 + ((round * 17) % (count * 3))
      let answers = 0
      let killing: Promise<void> | undefined
      const onResponse = (answer: AcknowledgedResponse) => {
        lostAttempts += answer.lostAttempts
        answers += 1
        if (answers === until) killing = kill()
      }
      const of = liked[round] as Writer
      await Promise.all(
        people.map(async (by) => {
          const bought = buyUntilPaid(url, by, onResponse)
          const like = { path: `/api/members/${of.member}/like`, body: { id: randomUUID() } }
          const answer = await requestUntilAcknowledged(url, by, like)
          if (answer.status >= 300)
            throw new Error(`like returned ${answer.status}: ${answer.text}`)
          onResponse(answer)
          likes.push({ by, of })
          purchases.push(await bought)
        }),
      )
      await killing
    }

    async function kill(): Promise<void> {
      await site.kill()
      kills += 1
      site = await startKillableSite(env)
    }
  },
  120_000 + rounds * 30_000,
)

afterAll(async () => {
  await site?.kill()
  await database?.close()
  await clone?.close()
  rmSync(folder, { recursive: true, force: true })
})

describe(`SEC-02 SEC-03 CRED-05 LIKE-01 after ${rounds} kills of the server during ${count} concurrent purchases and likes`, () => {
  test('each kill interrupted something: responses were lost and requests were retried', () => {
    expect(kills).toBe(rounds)
    expect(lostAttempts).toBeGreaterThan(rounds)
    console.log(
      `${purchases.length} purchases and ${likes.length} likes, ${kills} kills, ${lostAttempts} responses lost`,
    )
  })

  test('SEC-03 every acknowledged payment exists exactly once, with one invoice and one grant of its twenty credits', async () => {
    expect(purchases).toHaveLength(rounds * count)
    const orders = await database.many<{
      id: string
      client: string
      status: string
      paid: number
      invoices: number
    }>(sql`
      select p.order_id as id, p.client_id as client, p.status,
        (select count(*)::int from sandbox_gateway.payment s join payments.attempt a on a.ref = s.id
          where a.purchase_id = p.id and s.state = 'paid') as paid,
        (select count(*)::int from invoices.document d where d.order_id = p.order_id) as invoices
      from payments.purchase p`)
    expect(orders.map(({ id, client }) => `${id} ${client}`).toSorted()).toEqual(
      purchases.map(({ id, order }) => `${order} ${id}`).toSorted(),
    )
    expect(
      orders.filter(
        ({ status, paid, invoices }) => `${status} ${paid} ${invoices}` !== 'completed 1 1',
      ),
    ).toEqual([])
    const wallets = await database.many<{ bought: number }>(sql`
      select w.bought::int as bought from credits.wallet w
      where w.account_id = any(${[...new Set(purchases.map(({ buyer }) => buyer.account))]}::bigint[])`)
    expect(wallets).toEqual(Array.from({ length: count }, () => ({ bought: rounds * 20 })))
  })

  test('SEC-03 every acknowledged like exists', async () => {
    const storedLikes = await database.many<{ pair: string }>(
      sql`select liker_id || ' ' || liked_id as pair from likes.profile_like order by 1`,
    )
    expect(storedLikes.map(({ pair }) => pair).toSorted()).toEqual(
      likes.map(({ by, of }) => `${by.account} ${of.account}`).toSorted(),
    )
  })

  test('no ledger reports violations', async () => {
    expect(await database.many(sql`select * from credits.ledger_violations`)).toEqual([])
    expect(await database.many(sql`select * from accounting.ledger_violations`)).toEqual([])
    expect(await database.many(sql`select * from invoices.violations`)).toEqual([])
  })
})
