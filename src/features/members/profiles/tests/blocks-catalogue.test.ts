import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import { webClient } from '#features/members/accounts/testing/web-client.ts'
import { type PeopledSite, type TestPerson, startPeopledSite } from '../testing/peopled-site.ts'
import {
  addContact,
  createAddress,
  drainEvents,
  listContacts,
  man,
  openPage,
  removeContact,
  woman,
} from '../testing/contacts.ts'

let site: PeopledSite
beforeAll(async () => {
  site = await startPeopledSite()
})
afterAll(() => site.close())

const isFound = async ({ browser }: TestPerson, { member }: { member: string }, gender: string) => {
  const reply = await browser.send(
    'GET',
    `/api/members?gender=${gender}&country=NL&min_age=18&max_age=99`,
  )
  expect(reply.status).toBe(200)
  return reply.text.includes(member)
}

test('BEY-24 a member is hidden from anyone with an address they listed, until the contact is removed, and still sees them', async () => {
  const email = createAddress()
  const elena = await site.addPerson({ name: 'Elena' }, woman)
  const jonas = await site.addPerson({ name: 'Jonas', email }, man)
  expect([await isFound(elena, jonas, 'male'), await isFound(jonas, elena, 'female')]).toEqual([
    true,
    true,
  ])

  const reply = await addContact(elena, {
    address: `  ${email.toUpperCase()} `,
    label: 'My brother',
  })
  expect([reply.status, reply.text]).toEqual([204, ''])
  await drainEvents(site)

  const missing = (await openPage(jonas, { member: randomUUID() })).text
  const hiddenReply = await openPage(jonas, elena)
  expect([hiddenReply.status, hiddenReply.text]).toEqual([404, missing])
  expect((await openPage(elena, jonas)).status).toBe(200)
  expect([await isFound(elena, jonas, 'male'), await isFound(jonas, elena, 'female')]).toEqual([
    true,
    false,
  ])

  const { contacts, count, next } = await listContacts(elena)
  expect([contacts.map(({ label, kind }) => [label, kind]), count, next]).toEqual([
    [['My brother', 'email']],
    1,
    null,
  ])
  expect((await removeContact(elena, contacts[0]?.id ?? '')).status).toBe(204)
  await drainEvents(site)
  expect((await openPage(jonas, elena)).status).toBe(200)
  expect(await isFound(jonas, elena, 'female')).toBe(true)
})

test('BEY-24 an address is stored only as a keyed hash, and the response never reveals whether anyone has it', async () => {
  const email = createAddress()
  const elena = await site.addPerson({}, woman)
  await site.addPerson({ email }, man)
  const [known, unknown] = [
    await addContact(elena, { address: email, label: 'One' }),
    await addContact(elena, { address: createAddress(), label: 'Two' }),
  ]
  const visibleParts = ({ status, text, headers }: typeof known) => [
    status,
    text,
    headers.get('content-type'),
  ]
  expect(visibleParts(known)).toEqual(visibleParts(unknown))
  const { contacts } = await listContacts(elena)
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
  const email = createAddress()
  const elena = await site.addPerson({}, woman)
  expect((await addContact(elena, { address: email })).status).toBe(204)
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
  expect((await openPage(elena, { member: user.profile.id })).status).toBe(200)
  expect((await lateMember.send('GET', `/api/members/${elena.member}`)).status).toBe(404)
  const other = await site.addPerson({}, woman)
  expect((await lateMember.send('GET', `/api/members/${other.member}`)).status).toBe(200)
})

test('BEY-24 it also applies to a changed address: from its confirmation, and still after the next change', async () => {
  const [listed, third] = [createAddress(), createAddress()]
  const elena = await site.addPerson({}, woman)
  const jonas = await site.addPerson({}, man)
  expect((await addContact(elena, { address: listed })).status).toBe(204)
  const moveTo = async (email: string) => {
    const request = { email, current_password: 'three tall herons' }
    expect((await jonas.browser.send('POST', '/api/account/email', request)).status).toBe(200)
    expect((await openPage(jonas, elena)).status).toBe(email === listed ? 200 : 404)
    const [mail] = await site.mails(email)
    const token = /token=([\w-]{43})/.exec(JSON.stringify(mail))?.[1]
    expect((await jonas.browser.send('POST', '/api/email-changes', { token })).status).toBe(200)
    expect([(await openPage(elena, jonas)).status, (await openPage(jonas, elena)).status]).toEqual([
      200, 404,
    ])
  }
  await moveTo(listed)
  await moveTo(third)
  expect(
    (await removeContact(elena, (await listContacts(elena)).contacts[0]?.id ?? '')).status,
  ).toBe(204)
  await drainEvents(site)
  expect([(await openPage(elena, jonas)).status, (await openPage(jonas, elena)).status]).toEqual([
    200, 200,
  ])
})

test('BEY-24 a member listed twice, or listed and blocked, stays hidden until the last reason is removed', async () => {
  const email = createAddress()
  const elena = await site.addPerson({}, woman)
  const jonas = await site.addPerson({ email }, man)
  const { infrastructure, product } = site.server
  expect((await jonas.browser.send('POST', `/api/members/${elena.member}/block`)).status).toBe(204)
  expect((await addContact(elena, { address: email })).status).toBe(204)
  expect((await addContact(elena, { address: '+31 6 1234 5678', label: 'Phone' })).status).toBe(204)
  await infrastructure.database.transaction((tx) =>
    product.blocks.confirmPhone(
      tx,
      { account: jonas.account, pool: 1, phone: '0031612345678' },
      infrastructure.clock.now(),
    ),
  )
  await drainEvents(site)
  const statuses = async () => [
    (await openPage(elena, jonas)).status,
    (await openPage(jonas, elena)).status,
  ]
  const removeNewest = async () => {
    expect(
      (await removeContact(elena, (await listContacts(elena)).contacts[0]?.id ?? '')).status,
    ).toBe(204)
    await drainEvents(site)
  }
  expect(await statuses()).toEqual([404, 404])
  expect((await jonas.browser.send('DELETE', `/api/members/${elena.member}/block`)).status).toBe(
    204,
  )
  expect(await statuses()).toEqual([200, 404])
  await removeNewest()
  expect(await statuses()).toEqual([200, 404])
  await removeNewest()
  expect(await statuses()).toEqual([200, 200])
})

test('BEY-24 a phone number can be listed before or after it is confirmed', async () => {
  const { infrastructure, product } = site.server
  const [elena, anna] = [await site.addPerson({}, woman), await site.addPerson({}, woman)]
  const jonas = await site.addPerson({}, man)
  expect((await addContact(elena, { address: '+49 (0)170 7654321' })).status).toBe(204)
  await drainEvents(site)
  expect((await openPage(jonas, elena)).status).toBe(200)
  await infrastructure.database.transaction((tx) =>
    product.blocks.confirmPhone(
      tx,
      { account: jonas.account, pool: 1, phone: '+49 170 765 4321' },
      infrastructure.clock.now(),
    ),
  )
  expect((await openPage(jonas, elena)).status).toBe(404)
  expect((await openPage(jonas, anna)).status).toBe(200)
  expect((await addContact(anna, { address: '0049 170 7654321' })).status).toBe(204)
  await drainEvents(site)
  expect((await openPage(jonas, anna)).status).toBe(404)
})

test('BEY-24 listing an address while it is being confirmed waits for the confirmation, and the match is never missed', async () => {
  const { infrastructure, product } = site.server
  const phone = '+48 123 451 000'
  const [elena, jonas] = [await site.addPerson({}, woman), await site.addPerson({}, man)]
  const waits = () =>
    infrastructure.database.maybe(sql`
      select 1 from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`)
  let naming: ReturnType<typeof addContact> | undefined
  await infrastructure.database.transaction(async (tx) => {
    await product.blocks.confirmPhone(
      tx,
      { account: jonas.account, pool: 1, phone },
      infrastructure.clock.now(),
    )
    let answered = false
    naming = addContact(elena, { address: phone }).finally(() => {
      answered = true
    })
    await expect.poll(async () => answered || (await waits()) !== null).toBe(true)
  })
  expect((await naming)?.status).toBe(204)
  await drainEvents(site)
  expect([(await openPage(elena, jonas)).status, (await openPage(jonas, elena)).status]).toEqual([
    200, 404,
  ])
})

test('CHAT-08 the list of blocked members is paged by 25, latest first', async () => {
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
