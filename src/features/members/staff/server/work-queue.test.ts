import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase, type Database } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { TestDatabase } from '#platform/server/testing/make-database.ts'
import { createTestDatabase } from '#platform/server/testing/create-test-database.ts'
import { createStaff, type Staff, type WorkQueue } from './index.ts'

const start = new Date('2026-07-01T10:00:00Z')
const minutes = (count: number) => new Date(start.getTime() + count * 60_000)
let clone: TestDatabase
let database: Database
let staff: Staff
/** Claims last five minutes, and leads may take over. */
let open: WorkQueue
/** Claims last ten minutes, and no one may take over. */
let closed: WorkQueue

beforeAll(async () => {
  clone = await createTestDatabase({ features: ['staff'] })
  database = createDatabase({ url: clone.url, size: 12 })
  staff = createStaff({
    database,
    passwords: {} as never,
    secret: 'a secret of the tests only, 32 long',
  })
  open = staff.openQueue({ name: 'open', claimMs: 300_000, takeOver: 'persona_desk.lead' })
  closed = staff.openQueue({ name: 'closed', claimMs: 600_000, takeOver: null })
})
afterAll(async () => {
  await database.close()
  await clone.close()
})

interface Person {
  readonly staff: number
  readonly role: string
}

async function person(name: string, role = 'agent'): Promise<Person> {
  const email = `${randomUUID()}@office.example`
  const { id } = await database.one<{ id: number }>(sql`
    insert into staff.person (public_id, email, email_key, name, role, status, created_at)
    values (${randomUUID()}, ${email}, ${email}, ${name}, ${role}, 'invited', ${start}) returning id`)
  return { staff: id, role }
}

const claim = (queue: WorkQueue, item: string, by: Person, at: Date) =>
  database.transaction((tx) => queue.claim(tx, item, by, at))
const takeOver = (queue: WorkQueue, item: string, by: Person, at: Date) =>
  database.transaction((tx) => queue.takeOver(tx, item, by, at))
const acts = (item: string) =>
  database.many<{ name: string; role: string; act: string }>(
    sql`select name, role, act from staff.audit where about = ${item} and act !~ '[._]opened$' order by id`,
  )

test('when fifty staff members claim an item at the same moment, exactly one gets it', async () => {
  const people = await Promise.all(Array.from({ length: 50 }, (_, n) => person(`Agent ${n}`)))
  const item = randomUUID()
  const claims = await Promise.all(people.map((by) => claim(open, item, by, start)))
  const holders = people.filter((_, n) => claims[n] !== null)
  expect(holders).toHaveLength(1)
  expect(await open.find(item, start)).toEqual({ staff: holders[0]?.staff, until: minutes(5) })

  // After it has expired, there is one winner again.
  const again = await Promise.all(people.map((by) => claim(open, item, by, minutes(5))))
  expect(again.filter((one) => one !== null)).toEqual([
    { staff: expect.any(Number), until: minutes(10) },
  ])
  expect(await acts(item)).toEqual([])
})

test('ATTACK claiming an item leaves a permanent audit entry once a day, even after it is released', async () => {
  const [ottilie, oskar] = await Promise.all([person('Ottilie'), person('Oskar')])
  const item = randomUUID()
  const opened = () =>
    database.many<{ name: string; day: string }>(
      sql`select name, (at at time zone 'UTC')::date::text as day from staff.audit where about = ${item} and act = 'open.opened' order by id`,
    )
  await claim(open, item, ottilie, start)
  await claim(open, item, ottilie, minutes(1))
  await open.release(database, item, ottilie)
  await claim(open, item, ottilie, minutes(2))
  await open.release(database, item, ottilie)
  await claim(open, item, oskar, minutes(3))
  expect(await claim(open, item, ottilie, minutes(4))).toBeNull()
  await claim(open, item, ottilie, minutes(24 * 60))
  await staff.tidy(minutes(30 * 24 * 60))
  expect(await opened()).toEqual([
    { name: 'Ottilie', day: '2026-07-01' },
    { name: 'Oskar', day: '2026-07-01' },
    { name: 'Ottilie', day: '2026-07-02' },
  ])
})

test('when one person opens an item fifty times at the same moment, one opening is recorded', async () => {
  const ottilie = await person('Ottilie')
  const about = randomUUID()
  await Promise.all(
    Array.from({ length: 50 }, () =>
      staff.noteOpening(database, ottilie, { act: 'reports.opened', about }, start),
    ),
  )
  expect(await database.many(sql`select act from staff.audit where about = ${about}`)).toEqual([
    { act: 'reports.opened' },
  ])
})

test('when fifty leads take over an item at the same moment, the last one holds it, and every takeover is recorded', async () => {
  const [ottilie, ...leads] = await Promise.all([
    person('Ottilie'),
    ...Array.from({ length: 50 }, (_, n) => person(`Lead ${n}`, 'lead')),
  ])
  const item = randomUUID()
  await claim(open, item, ottilie, start)
  const claims = await Promise.all(leads.map((by) => takeOver(open, item, by, minutes(1))))
  expect(claims.every((one) => one !== null)).toBe(true)
  const recorded = await acts(item)
  expect(recorded).toHaveLength(50)
  const holder = await open.find(item, minutes(1))
  expect(leads.map((lead) => lead.staff)).toContain(holder?.staff)
  const { name } = await database.one<{ name: string }>(
    sql`select name from staff.person where id = ${holder?.staff}`,
  )
  expect(recorded.at(-1)).toEqual({ name, role: 'lead', act: 'open.taken_over' })
})

test('a claim lasts as long as its queue says, and its holder can extend it', async () => {
  const [mara, helene] = [await person('Mara'), await person('Helene')]
  const item = randomUUID()
  expect(await claim(open, item, mara, start)).toEqual({ staff: mara.staff, until: minutes(5) })
  expect(await claim(open, item, helene, minutes(4))).toBeNull()
  expect(await claim(open, item, mara, minutes(4))).toEqual({
    staff: mara.staff,
    until: minutes(9),
  })
  expect(await open.find(item, new Date(minutes(9).getTime() - 1))).toEqual({
    staff: mara.staff,
    until: minutes(9),
  })
  expect(await open.find(item, minutes(9))).toBeNull()
  expect(await claim(open, item, helene, minutes(9))).toEqual({
    staff: helene.staff,
    until: minutes(14),
  })
  expect((await claim(closed, item, mara, minutes(9)))?.until).toEqual(minutes(19))
})

test('only its holder can release an item, which is free immediately', async () => {
  const [mara, helene] = [await person('Mara'), await person('Helene')]
  const item = randomUUID()
  await claim(open, item, mara, start)
  await open.release(database, item, helene)
  expect((await open.find(item, start))?.staff).toBe(mara.staff)
  // The same id in another queue is another item.
  await closed.release(database, item, mara)
  expect((await open.find(item, start))?.staff).toBe(mara.staff)
  await open.release(database, item, mara)
  expect((await claim(open, item, helene, start))?.staff).toBe(helene.staff)
})

test('only a role with the permission can take over an item, and only in a queue that allows it; only takeovers are recorded', async () => {
  const [ottilie, oskar] = [await person('Ottilie'), await person('Oskar')]
  const helene = await person('Helene', 'lead')
  const item = randomUUID()
  expect((await takeOver(open, item, helene, start))?.staff).toBe(helene.staff)
  await open.release(database, item, helene)
  await claim(open, item, ottilie, start)
  expect(await takeOver(open, item, oskar, start)).toBeNull()
  expect(await claim(open, item, helene, start)).toBeNull()
  expect(await acts(item)).toEqual([])
  expect((await takeOver(open, item, helene, start))?.staff).toBe(helene.staff)
  expect(await acts(item)).toEqual([{ name: 'Helene', role: 'lead', act: 'open.taken_over' }])
  expect(await claim(open, item, ottilie, start)).toBeNull()

  await claim(closed, item, ottilie, start)
  expect(await takeOver(closed, item, helene, start)).toBeNull()
  expect(await acts(item)).toHaveLength(1)
})

test('while an item is locked, a claim waits for the end of the transaction', async () => {
  const mara = await person('Mara')
  const item = randomUUID()
  const order: string[] = []
  let claiming: Promise<unknown> | undefined
  await database.transaction(async (tx) => {
    expect(await open.lock(tx, item, start)).toBeNull()
    claiming = claim(open, item, mara, start).then(() => order.push('claimed'))
    await tx.one(sql`select pg_sleep(0.3)`)
    order.push('unlocked')
  })
  await claiming
  expect(order).toEqual(['unlocked', 'claimed'])
})

test('a queue lists current claims with their holders, the earliest to end first', async () => {
  const [mara, helene] = [await person('Mara'), await person('Helene')]
  const queue = staff.openQueue({ name: 'listed', claimMs: 300_000, takeOver: null })
  const [one, two, three] = [randomUUID(), randomUUID(), randomUUID()]
  await claim(queue, one, mara, minutes(2))
  await claim(queue, two, helene, minutes(1))
  await claim(queue, three, mara, start)
  await claim(open, one, helene, minutes(2))
  expect(await queue.list(minutes(5))).toEqual([
    { item: two, staff: helene.staff, name: 'Helene', until: minutes(6) },
    { item: one, staff: mara.staff, name: 'Mara', until: minutes(7) },
  ])
})

test('closing a staff account releases its claims, and the nightly job deletes expired claims', async () => {
  const mara = await person('Mara')
  const email = `${randomUUID()}@office.example`
  await staff.people.invite({ email, name: 'Bram', role: 'agent' }, start)
  const { id } = await database.one<{ id: number }>(
    sql`select id from staff.person where email = ${email}`,
  )
  const [one, two] = [randomUUID(), randomUUID()]
  await claim(open, one, { staff: id, role: 'agent' }, start)
  await claim(open, two, mara, start)
  await staff.people.close(email, start)
  expect(await open.find(one, start)).toBeNull()
  expect((await open.find(two, start))?.staff).toBe(mara.staff)

  const stored = () =>
    database.one(sql`select count(*)::int as count from staff.claim where item = ${two}`)
  await staff.tidy(new Date(minutes(5).getTime() - 1))
  expect(await stored()).toEqual({ count: 1 })
  await staff.tidy(minutes(5))
  expect(await stored()).toEqual({ count: 0 })
})
