import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import { webClient } from '#features/members/accounts/testing/web-client.ts'
import { phrase } from '#app/testing/phrase.ts'
import { type PeopledSite, type TestPerson, startPeopledSite } from '../testing/peopled-site.ts'

let site: PeopledSite
beforeAll(async () => {
  site = await startPeopledSite()
})
afterAll(() => site.close())

const address = () => `${randomUUID()}@contacts.example`
const haarlem = { city: 2755003 }
const woman = { gender: 'female', seeking: ['male'], ...haarlem } as const
const man = { gender: 'male', seeking: ['female'], ...haarlem } as const

interface Contacts {
  readonly contacts: { readonly id: string; readonly label: string | null; readonly kind: string }[]
  readonly count: number
  readonly next: string | null
}
const list = async ({ browser }: TestPerson) =>
  (await browser.send('GET', '/api/blocks/contacts')).body as unknown as Contacts
const add = ({ browser }: TestPerson, given: { address: string; label?: string }) =>
  browser.send('POST', '/api/blocks/contacts', { contacts: [given] })
const settled = () => site.server.product.eventBus.drain()
const remove = ({ browser }: TestPerson, contact: string) =>
  browser.send('DELETE', `/api/blocks/contacts/${contact}`)
const page = ({ browser }: TestPerson, { member }: { member: string }) =>
  browser.send('GET', `/api/members/${member}`)
const isFound = async ({ browser }: TestPerson, { member }: { member: string }, gender: string) => {
  const reply = await browser.send(
    'GET',
    `/api/members?gender=${gender}&country=NL&min_age=18&max_age=99`,
  )
  expect(reply.status).toBe(200)
  return reply.text.includes(member)
}
const like = ({ browser }: TestPerson, { member }: { member: string }) =>
  browser.send('POST', `/api/members/${member}/like`, { id: randomUUID() })
const write = ({ browser }: TestPerson, { member }: { member: string }) =>
  browser.send('POST', `/api/members/${member}/messages`, {
    id: randomUUID(),
    text: 'Good evening',
  })

test('BEY-24 a member is hidden from anyone with an address they listed, until the contact is removed, and still sees them', async () => {
  const email = address()
  const elena = await site.addPerson({ name: 'Elena' }, woman)
  const jonas = await site.addPerson({ name: 'Jonas', email }, man)
  expect([await isFound(elena, jonas, 'male'), await isFound(jonas, elena, 'female')]).toEqual([
    true,
    true,
  ])

  const reply = await add(elena, { address: `  ${email.toUpperCase()} `, label: 'My brother' })
  expect([reply.status, reply.text]).toEqual([204, ''])
  await settled()

  const missing = (await page(jonas, { member: randomUUID() })).text
  const hiddenReply = await page(jonas, elena)
  expect([hiddenReply.status, hiddenReply.text]).toEqual([404, missing])
  expect((await page(elena, jonas)).status).toBe(200)
  expect([await isFound(elena, jonas, 'male'), await isFound(jonas, elena, 'female')]).toEqual([
    true,
    false,
  ])

  const { contacts, count, next } = await list(elena)
  expect([contacts.map(({ label, kind }) => [label, kind]), count, next]).toEqual([
    [['My brother', 'email']],
    1,
    null,
  ])
  expect((await remove(elena, contacts[0]?.id ?? '')).status).toBe(204)
  await settled()
  expect((await page(jonas, elena)).status).toBe(200)
  expect(await isFound(jonas, elena, 'female')).toBe(true)
})

test('BEY-24 an address is stored only as a keyed hash, and the response never reveals whether anyone has it', async () => {
  const email = address()
  const elena = await site.addPerson({}, woman)
  await site.addPerson({ email }, man)
  const [known, unknown] = [
    await add(elena, { address: email, label: 'One' }),
    await add(elena, { address: address(), label: 'Two' }),
  ]
  const visibleParts = ({ status, text, headers }: typeof known) => [
    status,
    text,
    headers.get('content-type'),
  ]
  expect(visibleParts(known)).toEqual(visibleParts(unknown))
  const { contacts } = await list(elena)
  expect(contacts.map((contact) => Object.keys(contact).toSorted())).toEqual([
    ['added_at', 'id', 'kind', 'label'],
    ['added_at', 'id', 'kind', 'label'],
  ])
  const stored = await site.server.infrastructure.database.many<{ row: string }>(
    sql`select to_jsonb(c)::text as row from blocks.contact c where account_id = ${elena.account}`,
  )
  for (const { row } of stored) expect(row).not.toContain(email.slice(0, 12))
  const plain = await site.server.infrastructure.database.many(
    sql`select 1 from blocks.contact where mark in (sha256(convert_to(${email}, 'UTF8')), sha256(convert_to(${`1 email ${email}`}, 'UTF8')))`,
  )
  expect(plain).toEqual([])
})

test('BEY-24 it applies to an account created later, from the moment its address is confirmed', async () => {
  const email = address()
  const elena = await site.addPerson({}, woman)
  expect((await add(elena, { address: email })).status).toBe(204)
  const lateMember = webClient(site)
  const signedUp = await lateMember.send('POST', '/api/accounts', {
    id: randomUUID(),
    email,
    name: `Late ${email.slice(0, 8)}`,
    password: 'a long and quiet evening',
    date_of_birth: '1991-07-04',
    gender: 'male',
    seeking: ['female'],
    country: 'NL',
    fictional_acknowledged: true,
    terms_accepted: true,
  })
  expect(signedUp.status).toBeLessThan(300)
  const { user } = (await lateMember.send('GET', '/api/user.php')).body as unknown as {
    user: { profile: { id: string } }
  }
  const [mail] = await site.mails(email)
  const token = /token=([\w-]{43})/.exec(JSON.stringify(mail))?.[1]
  expect((await lateMember.send('POST', '/api/activations', { token })).status).toBe(200)
  expect((await page(elena, { member: user.profile.id })).status).toBe(200)
  expect((await lateMember.send('GET', `/api/members/${elena.member}`)).status).toBe(404)
  const other = await site.addPerson({}, woman)
  expect((await lateMember.send('GET', `/api/members/${other.member}`)).status).toBe(200)
})

test('BEY-24 it also applies to another address: from its confirmation on, and still after the next change', async () => {
  const [listed, third] = [address(), address()]
  const elena = await site.addPerson({}, woman)
  const jonas = await site.addPerson({}, man)
  expect((await add(elena, { address: listed })).status).toBe(204)
  const moveTo = async (email: string) => {
    const request = { email, current_password: 'three tall herons' }
    expect((await jonas.browser.send('POST', '/api/account/email', request)).status).toBe(200)
    expect((await page(jonas, elena)).status).toBe(email === listed ? 200 : 404)
    const [mail] = await site.mails(email)
    const token = /token=([\w-]{43})/.exec(JSON.stringify(mail))?.[1]
    expect((await jonas.browser.send('POST', '/api/email-changes', { token })).status).toBe(200)
    expect([(await page(elena, jonas)).status, (await page(jonas, elena)).status]).toEqual([
      200, 404,
    ])
  }
  await moveTo(listed)
  await moveTo(third)
  expect((await remove(elena, (await list(elena)).contacts[0]?.id ?? '')).status).toBe(204)
  await settled()
  expect([(await page(elena, jonas)).status, (await page(jonas, elena)).status]).toEqual([200, 200])
})

test('BEY-24 a member listed twice stays hidden until the last reason is removed, and so does a blocked one', async () => {
  const email = address()
  const elena = await site.addPerson({}, woman)
  const jonas = await site.addPerson({ email }, man)
  const { infrastructure, product } = site.server
  expect((await jonas.browser.send('POST', `/api/members/${elena.member}/block`)).status).toBe(204)
  expect((await add(elena, { address: email })).status).toBe(204)
  expect((await add(elena, { address: '+31 6 1234 5678', label: 'Phone' })).status).toBe(204)
  await infrastructure.database.transaction((tx) =>
    product.blocks.confirmPhone(
      tx,
      { account: jonas.account, pool: 1, phone: '0031612345678' },
      infrastructure.clock.now(),
    ),
  )
  await settled()
  const statuses = async () => [
    (await page(elena, jonas)).status,
    (await page(jonas, elena)).status,
  ]
  const removeContact = async () => {
    expect((await remove(elena, (await list(elena)).contacts[0]?.id ?? '')).status).toBe(204)
    await settled()
  }
  expect(await statuses()).toEqual([404, 404])
  expect((await jonas.browser.send('DELETE', `/api/members/${elena.member}/block`)).status).toBe(
    204,
  )
  expect(await statuses()).toEqual([200, 404])
  await removeContact()
  expect(await statuses()).toEqual([200, 404])
  await removeContact()
  expect(await statuses()).toEqual([200, 200])
})

test('BEY-24 a phone number works in both orders: listed before it is confirmed, or after', async () => {
  const { infrastructure, product } = site.server
  const [elena, anna] = [await site.addPerson({}, woman), await site.addPerson({}, woman)]
  const jonas = await site.addPerson({}, man)
  expect((await add(elena, { address: '+49 (0)170 7654321' })).status).toBe(204)
  await settled()
  expect((await page(jonas, elena)).status).toBe(200)
  await infrastructure.database.transaction((tx) =>
    product.blocks.confirmPhone(
      tx,
      { account: jonas.account, pool: 1, phone: '+49 170 765 4321' },
      infrastructure.clock.now(),
    ),
  )
  expect((await page(jonas, elena)).status).toBe(404)
  expect((await page(jonas, anna)).status).toBe(200)
  expect((await add(anna, { address: '0049 170 7654321' })).status).toBe(204)
  await settled()
  expect((await page(jonas, anna)).status).toBe(404)
})

test('BEY-24 listing an address while it is being confirmed waits for the confirmation, and neither misses the other', async () => {
  const { infrastructure, product } = site.server
  const phone = '+48 123 451 000'
  const [elena, jonas] = [await site.addPerson({}, woman), await site.addPerson({}, man)]
  const waits = () =>
    infrastructure.database.maybe(sql`
      select 1 from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`)
  let naming: ReturnType<typeof add> | undefined
  await infrastructure.database.transaction(async (tx) => {
    await product.blocks.confirmPhone(
      tx,
      { account: jonas.account, pool: 1, phone },
      infrastructure.clock.now(),
    )
    let answered = false
    naming = add(elena, { address: phone }).finally(() => {
      answered = true
    })
    await expect.poll(async () => answered || (await waits()) !== null).toBe(true)
  })
  expect((await naming)?.status).toBe(204)
  await settled()
  expect([(await page(elena, jonas)).status, (await page(jonas, elena)).status]).toEqual([200, 404])
})

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
  expect((await list(elena)).count).toBe(0)
})

test('BEY-24 the member’s own address is refused, adding the same one twice gives one contact, and the list ends at 500, page by page', async () => {
  const email = address()
  const elena = await site.addPerson({ email }, woman)
  expect((await add(elena, { address: email })).body.error).toMatchObject({
    code: 'blocks.own_address',
    field: 'contacts.0.address',
  })
  const same = address()
  await Promise.all([1, 2, 3].map(() => add(elena, { address: same, label: 'Boss' })))
  expect((await add(elena, { address: same, label: 'Former boss' })).status).toBe(204)
  expect((await list(elena)).contacts.map(({ label }) => label)).toEqual(['Former boss'])
  await site.server.infrastructure.database.run(sql`
    insert into blocks.contact (contact_id, account_id, pool_id, kind, mark, added_at)
    select gen_random_uuid(), ${elena.account}, 1, 'email', sha256(convert_to(i::text, 'UTF8')), ${site.server.infrastructure.clock.now()}
    from generate_series(1, 499) i`)
  expect((await add(elena, { address: address() })).body.error).toMatchObject({
    code: 'blocks.too_many_contacts',
    field: 'contacts',
    message: phrase('blocks.refusals.too_many_contacts', { most: 500 }),
  })
  expect((await add(elena, { address: same })).status).toBe(204)
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
  const email = address()
  const elena = await site.addPerson({}, woman)
  const jonas = await site.addPerson({}, man)
  await site.addPerson({ email, pool: 2, site: 2 }, man)
  expect((await add(elena, { address: email })).status).toBe(204)
  const [contact] = (await list(elena)).contacts
  const missing = await remove(jonas, randomUUID())
  const foreign = await remove(jonas, contact?.id ?? '')
  expect([foreign.status, foreign.text]).toEqual([404, missing.text])
  expect((await list(elena)).count).toBe(1)
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

test('CHAT-08 the list of blocked members comes 25 at a time, latest first', async () => {
  const elena = await site.addPerson({}, woman)
  const { infrastructure, product } = site.server
  const others: string[] = []
  for (let i = 0; i < 27; i += 1) {
    const member = randomUUID()
    const account = await product.accounts.demo.createAccount(infrastructure.database, {
      member,
      pool: 1,
      site: 1,
      kind: 'member',
      name: `Blocked ${member.slice(0, 8)}`,
      email: `${member}@example.org`,
      passwordHash: 'x',
      locale: 'en',
      createdAt: infrastructure.clock.now(),
      lastActiveAt: infrastructure.clock.now(),
    })
    await infrastructure.database.run(sql`
      insert into blocks.block (account_id, other_id, own, since)
      values (${elena.account}, ${account}, true, ${new Date(1_780_000_000_000 + Math.floor(i / 2))})`)
    others.push(member)
  }
  const read = async (query = '') =>
    (await elena.browser.send('GET', `/api/blocks${query}`)).body as unknown as {
      members: { id: string }[]
      count: number
      next: string | null
    }
  const first = await read()
  expect([first.members.length, first.count, first.members[0]?.id]).toEqual([25, 27, others[26]])
  const second = await read(`?after=${first.next}`)
  expect([second.members.length, second.next]).toEqual([2, null])
  expect(new Set([...first.members, ...second.members].map(({ id }) => id))).toEqual(
    new Set(others),
  )
})
