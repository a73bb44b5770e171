import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import { phrase } from '#app/testing/phrase.ts'
import { type PeopledSite, startPeopledSite } from '../testing/peopled-site.ts'
import {
  type Contacts,
  addContact,
  createAddress,
  listContacts,
  man,
  removeContact,
  woman,
} from '../testing/contacts.ts'

let site: PeopledSite
beforeAll(async () => {
  site = await startPeopledSite()
})
afterAll(() => site.close())

const good = { address: 'a@b.example' }
test.each([
  [{}, 422, 'contacts'],
  [{ contacts: [] }, 422, 'contacts'],
  [{ contacts: [{ address: '' }] }, 422, 'contacts.0.address'],
  [{ contacts: [good, {}] }, 422, 'contacts.1.address'],
  [{ contacts: [good, good, { address: 'Anna' }] }, 422, 'contacts.2.address'],
  [{ contacts: [{ address: '06 12345678' }] }, 422, 'contacts.0.address'],
  [{ contacts: [{ address: 'a@b.example c@d.example' }] }, 422, 'contacts.0.address'],
  [{ contacts: [{ address: `${'a'.repeat(300)}@b.example` }] }, 422, 'contacts.0.address'],
  [{ contacts: [{ address: 'a@b.example\0' }] }, 422, 'contacts.0.address'],
  [{ contacts: [{ ...good, label: 'x'.repeat(61) }] }, 422, 'contacts.0.label'],
  [{ contacts: [{ ...good, account: 1 }] }, 422, 'contacts.0.account'],
  [{ contacts: Array.from({ length: 501 }, () => good) }, 422, 'contacts'],
] as const)('BEY-24 %j is refused with the field named', async (input, status, field) => {
  const elena = await site.addPerson({}, woman)
  const reply = await elena.browser.send('POST', '/api/blocks/contacts', input)
  expect(reply.status).toBe(status)
  const { error } = reply.body as unknown as {
    error: { field?: string; fields?: { path: string }[] }
  }
  expect([error.field, ...(error.fields ?? []).map(({ path }) => path)]).toContain(field)
  expect((await listContacts(elena)).count).toBe(0)
})

test('BEY-24 the member’s own address is refused, adding the same one twice results in one contact, and the list is paged and limited to 500', async () => {
  const email = createAddress()
  const elena = await site.addPerson({ email }, woman)
  expect((await addContact(elena, { address: email })).body.error).toMatchObject({
    code: 'blocks.own_address',
    field: 'contacts.0.address',
  })
  const same = createAddress()
  await Promise.all([1, 2, 3].map(() => addContact(elena, { address: same, label: 'Boss' })))
  expect((await addContact(elena, { address: same, label: 'Former boss' })).status).toBe(204)
  expect((await listContacts(elena)).contacts.map(({ label }) => label)).toEqual(['Former boss'])
  await site.server.infrastructure.database.run(sql`
    insert into blocks.contact (contact_id, account_id, pool_id, kind, mark, added_at)
    select gen_random_uuid(), ${elena.account}, 1, 'email', sha256(convert_to(i::text, 'UTF8')), ${site.server.infrastructure.clock.now()}
    from generate_series(1, 499) i`)
  expect((await addContact(elena, { address: createAddress() })).body.error).toMatchObject({
    code: 'blocks.too_many_contacts',
    field: 'contacts',
    message: phrase('blocks.refusals.too_many_contacts', { most: 500 }),
  })
  expect((await addContact(elena, { address: same })).status).toBe(204)
  const seen = new Set<string>()
  let next: string | null = ''
  while (next !== null) {
    const reply = await elena.browser.send(
      'GET',
      `/api/blocks/contacts${next === '' ? '' : `?after=${next}`}`,
    )
    const read: Contacts = reply.body as unknown as Contacts
    expect(read.contacts.length).toBe(25)
    for (const { id } of read.contacts) seen.add(id)
    next = read.next
  }
  expect(seen.size).toBe(500)
})

test('BEY-24 a member cannot read or change another’s list, and an address from another pool matches no one', async () => {
  const email = createAddress()
  const elena = await site.addPerson({}, woman)
  const jonas = await site.addPerson({}, man)
  await site.addPerson({ email, pool: 2, site: 2 }, man)
  expect((await addContact(elena, { address: email })).status).toBe(204)
  const [contact] = (await listContacts(elena)).contacts
  const missing = await removeContact(jonas, randomUUID())
  const foreign = await removeContact(jonas, contact?.id ?? '')
  expect([foreign.status, foreign.text]).toEqual([404, missing.text])
  expect((await listContacts(elena)).count).toBe(1)
  for (const [method, path] of [
    ['GET', '/api/blocks/contacts'],
    ['POST', '/api/blocks/contacts'],
    ['DELETE', `/api/blocks/contacts/${contact?.id}`],
  ] as const)
    expect(await site.visitor().send(method, path)).toMatchObject({
      status: 403,
      body: { authentication_required: true },
    })
})
