import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { createRowReader } from '#test/access-sweep/rows.ts'
import { phrase } from '#app/testing/phrase.ts'
import { mailedToken, signUpSomeone, type Someone, someone } from '../testing/someone.ts'
import { type Reply, webClient } from '../testing/web-client.ts'
import { addPhoto, searchWomen, sendLike, writeMessage } from '../testing/member-actions.ts'

let site: TestSite
beforeAll(async () => {
  // Rate limits per network address are only counted, not enforced: all these browsers share one
  // address.
  site = await startSite({}, { limits: 'count' })
})
afterAll(() => site.close())

const day = 24 * 3_600_000
const refusal = ({ status, body }: Reply) => [status, body.error?.code]
const anyone = () => webClient(site)
const move = (ms: number) => site.server.infrastructure.clock.moveBy(ms)
const now = () => site.server.infrastructure.clock.now()
const subjects = async (to: string) => (await site.mails(to)).map((mail) => mail.subject)
const erase = () => site.server.product.accounts.erase(now())
const logIn = ({ email, password }: Pick<Someone, 'email' | 'password'>, login = email) =>
  anyone().send('POST', '/api/user.php', { login, password })
const remove = ({ browser, password }: Pick<Someone, 'browser' | 'password'>) =>
  browser.send('POST', '/api/account/deletion', { current_password: password })

test('ACC-14 SEC-06 a deleted account is hidden immediately, can be reactivated by its link within 14 days, and is then complete again', async () => {
  const [leaver, friend] = [await someone(site), await someone(site)]
  await addPhoto(site, leaver)
  expect((await writeMessage(leaver, friend, 'Shall we walk along the water?')).status).toBe(200)
  expect((await sendLike(leaver, friend)).status).toBe(200)
  expect((await sendLike(friend, leaver)).status).toBe(200)
  expect(await searchWomen(friend)).toContain(leaver.member)
  const photos = (await friend.browser.send('GET', `/api/members/${leaver.member}/photos`)).text
  const address = /"(\/media\/[^"]+)"/.exec(photos)?.[1] ?? ''
  expect((await friend.browser.send('GET', address)).status).toBe(200)

  expect(
    refusal(
      await leaver.browser.send('POST', '/api/account/deletion', { current_password: 'not it' }),
    ),
  ).toEqual([422, 'accounts.wrong_password'])
  const other = anyone()
  await other.send('POST', '/api/user.php', { login: leaver.email, password: leaver.password })
  const answer = await remove(leaver)
  const last = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam' }).format(
    now().getTime() + 14 * day,
  )
  expect(answer).toMatchObject({ status: 200, body: { erased_on: last } })
  for (const browser of [leaver.browser, other])
    expect((await browser.send('GET', '/api/user.php')).status).toBe(403)

  const never = randomUUID()
  for (const path of ['', '/photos', '/chat']) {
    const deletedReply = await friend.browser.send('GET', `/api/members/${leaver.member}${path}`)
    const unknownReply = await friend.browser.send('GET', `/api/members/${never}${path}`)
    expect([path, deletedReply.status, deletedReply.text]).toEqual([path, 404, unknownReply.text])
  }
  expect(await searchWomen(friend)).not.toContain(leaver.member)
  expect((await friend.browser.send('GET', '/api/likes')).text).not.toContain(leaver.name)
  expect((await friend.browser.send('GET', address)).status).toBe(404)
  const { chats } = (await friend.browser.send('GET', '/api/chats')).body as unknown as {
    chats: { conversation: { id: string }; profile: { state: string; photo: unknown } }[]
  }
  expect(chats).toMatchObject([{ profile: { state: 'gone', photo: null } }])
  const message = { id: randomUUID(), text: 'Are you there?' }
  const sent = await friend.browser.send(
    'POST',
    `/api/conversations/${chats[0]?.conversation.id}/messages`,
    message,
  )
  expect(refusal(sent)).toEqual([403, 'chat.gone'])

  move(13 * day)
  expect(await erase()).toBe(0)
  expect(await subjects(leaver.email)).toContain(
    phrase('accounts.mail.return.subject', { site: 'Minuet' }),
  )
  const token = await mailedToken(site, leaver.email, '/reactivate')
  expect(await anyone().send('POST', '/api/reactivations', { token })).toMatchObject({
    status: 200,
    body: { name: leaver.name },
  })
  const reactivated = anyone()
  expect(
    (
      await reactivated.send('POST', '/api/user.php', {
        login: leaver.email,
        password: leaver.password,
      })
    ).status,
  ).toBe(200)
  expect(await searchWomen(friend)).toContain(leaver.member)
  expect((await friend.browser.send('GET', '/api/likes')).text).toContain(leaver.name)
  expect((await reactivated.send('GET', '/api/chats')).text).toContain(
    'Shall we walk along the water?',
  )
  move(2 * day)
  expect(await erase()).toBe(0)
  expect(
    refusal(await anyone().send('POST', '/api/reactivations', { token: 'A'.repeat(43) })),
  ).toEqual([410, 'accounts.reactivation_failed'])
})

test('ACC-14 BEY-13 SEC-06 after 14 days everything is erased: rows, photos, sessions; only an anonymous receipt remains', async () => {
  const { database, blobs } = site.server.infrastructure
  const [leaver, friend, blocked, twin] = [
    await someone(site, { signup_message: 'My canary is called Zephyrine.' }),
    await someone(site),
    await someone(site),
    await someone(site),
  ]
  const photo = await addPhoto(site, leaver)
  const shared = await addPhoto(site, twin)
  const selectKey = async (id: string) =>
    (await database.one<{ key: string }>(sql`select key from photos.photo where public_id = ${id}`))
      .key
  const [ownKey, sharedKey] = [await selectKey(photo), await selectKey(shared)]
  // Many seeded profiles share one photo file.
  await database.run(sql`
    insert into photos.photo (public_id, account_id, position, main, private, status, width, height, thumbhash, key, created_at)
    select ${randomUUID()}, ${leaver.account}, 1, false, false, 'active', width, height, thumbhash, key, created_at
    from photos.photo where public_id = ${shared}`)
  await writeMessage(leaver, friend, 'You keep this letter of mine.')
  await sendLike(leaver, friend)
  await sendLike(friend, leaver)
  await leaver.browser.send('POST', `/api/members/${blocked.member}/block`)
  await logIn({ ...leaver, password: 'a wrong one' })
  const ledger = await site.server.product.credits.getWallet(leaver.account)
  expect(ledger.version).toBeGreaterThan(0)
  expect((await remove(leaver)).status).toBe(200)
  const { deleted_at: asked } = await database.one<{ deleted_at: Date }>(
    sql`select deleted_at from accounts.account where id = ${leaver.account}`,
  )
  const token = await mailedToken(site, leaver.email, '/reactivate')

  move(14 * day + 1000)
  expect(refusal(await logIn(leaver))).toEqual([422, 'accounts.login_failed'])
  expect(refusal(await anyone().send('POST', '/api/reactivations', { token }))).toEqual([
    410,
    'accounts.reactivation_failed',
  ])
  const runs = await Promise.all([erase(), erase()])
  expect(runs.sort()).toEqual([0, 1])
  expect(await erase()).toBe(0)
  await site.server.product.eventBus.drain()
  // The ids of other members' likes, stored for late retries, are deleted by the nightly cleanup.
  await site.server.product.likes.tidy(now())

  const rows = await createRowReader(database)
  const canaries = [leaver.member, leaver.email, leaver.name, 'Zephyrine', photo, ownKey]
  expect(await rows.about(canaries)).toEqual([])
  const outbox = await database.many(
    sql`select payload from platform.task where payload::text like ${`%${leaver.email}%`}`,
  )
  expect(outbox).toEqual([])
  for (const size of [160, 480, 960]) {
    expect(await blobs.stat(`${ownKey}/${size}.webp`)).toBeNull()
    expect(await blobs.stat(`${sharedKey}/${size}.webp`)).not.toBeNull()
  }
  // No row of any feature still contains the account's key, except data that the law requires and
  // messages to other members.
  const retained: string[] = []
  const columns = await database.many<{
    place: string
    schema: string
    name: string
    key: string
  }>(sql`
    select c.table_schema || '.' || c.table_name || '.' || c.column_name as place, c.table_schema as schema, c.table_name as name, c.column_name as key
    from information_schema.columns c join pg_tables t on t.schemaname = c.table_schema and t.tablename = c.table_name
    where c.data_type = 'bigint' and c.column_name in ('account_id', 'other_id', 'liker_id', 'liked_id', 'profile_id', 'sender_id',
      'a_id', 'b_id', 'started_by', 'owner_id', 'reader_id')`)
  for (const { place, schema, name, key } of columns) {
    const { rowCount } = await database.pool.query(
      `select from "${schema}"."${name}" where "${key}" = $1`,
      [leaver.account],
    )
    if ((rowCount ?? 0) > 0) retained.push(place)
  }
  expect(columns.length).toBeGreaterThan(20)
  expect(retained.sort()).toEqual([
    'chat.conversation.a_id',
    'chat.conversation.started_by',
    'chat.message.sender_id',
    'chat.sealed_conversation.a_id',
    'chat.sealed_message.sender_id',
    'credits.lot.account_id',
    'credits.movement.account_id',
    'credits.transfer.account_id',
    'credits.wallet.account_id',
  ])
  expect(await site.server.product.credits.findViolations()).toEqual([])
  const chats = (await friend.browser.send('GET', '/api/chats')).body as unknown as {
    chats: unknown[]
  }
  expect(chats.chats).toMatchObject([{ profile: { id: null, name: null, state: 'gone' } }])
  expect(JSON.stringify(chats)).toContain('You keep this letter of mine.')

  const [receipt] = await database.many<Record<string, unknown>>(
    sql`select * from accounts.deletion_receipt where requested_at = ${asked}`,
  )
  expect(Object.keys(receipt ?? {}).sort()).toEqual(['erased_at', 'id', 'requested_at', 'site_id'])
  const [letter] = (await site.mails(leaver.email)).filter(
    (mail) => mail.subject === phrase('accounts.mail.erased.subject', { site: 'Minuet' }),
  )
  expect(letter?.text).toContain(
    phrase('accounts.mail.erased.receipt', { receipt: String(receipt?.id) }),
  )
  expect(await subjects(leaver.email)).toHaveLength(3)

  // The name and the email address are available again.
  expect((await someone(site, { name: leaver.name, email: leaver.email })).member).not.toBe(
    leaver.member,
  )
})

test('ACC-14 an account that was never confirmed is erased immediately', async () => {
  const newcomer = await signUpSomeone(site)
  expect((await remove(newcomer)).body).toEqual({ erased_on: null })
  expect((await newcomer.browser.send('GET', '/api/user.php')).status).toBe(403)
  const rows = await createRowReader(site.server.infrastructure.database)
  expect(await rows.about([newcomer.member, newcomer.email])).toEqual([])
})

test('ACC-07 SEC-07 within its 14 days a deleted account can be reactivated, but this is offered only to its owner, by email', async () => {
  const leaver = await someone(site)
  await remove(leaver)
  await site.mails(leaver.email)
  move(3 * day)
  const unknown = 'nobody.at.all@example.org'
  const wrong = { ...leaver, password: 'a wrong one' }
  expect((await logIn(wrong)).text).toBe((await logIn({ ...wrong, email: unknown })).text)
  const answer = await logIn(leaver)
  expect(refusal(answer)).toEqual([403, 'accounts.deletion_pending'])
  expect(answer.body.error?.message).toBe(
    phrase('accounts.refusals.deletion_pending', { days: 11 }),
  )
  expect(answer.setCookies).toEqual([])
  const closed = (all: string[]) =>
    all.filter((subject) => subject === phrase('accounts.mail.return.subject', { site: 'Minuet' }))
      .length
  expect(closed(await subjects(leaver.email))).toBe(2)
  // Repeating it within a minute gets the same response and no second email.
  expect(refusal(await logIn(leaver))).toEqual([403, 'accounts.deletion_pending'])
  expect(closed(await subjects(leaver.email))).toBe(2)

  // After a password reset request or a new sign-up with the address, the response is the usual one
  // and the email contains the link.
  const reset = (email: string) => anyone().send('POST', '/api/resets', { email })
  expect((await reset(leaver.email)).text).toBe((await reset(unknown)).text)
  expect(closed(await subjects(leaver.email))).toBe(3)
  await signUpSomeone(site, { email: leaver.email })
  expect(closed(await subjects(leaver.email))).toBe(4)
  expect(await subjects(leaver.email)).not.toContain(
    phrase('accounts.mail.known.subject', { site: 'Minuet' }),
  )
  const token = await mailedToken(site, leaver.email, '/reactivate')
  expect((await anyone().send('POST', '/api/reactivations', { token })).body).toEqual({
    name: leaver.name,
  })
  expect((await logIn(leaver)).status).toBe(200)
})

test('ACC-07 with plain messages the form itself reports that the account is being deleted, or that it exists', async () => {
  const [leaver, stayer] = [await someone(site), await someone(site)]
  await remove(leaver)
  await site.server.product.sites.changeSettings(1, { account_messages: 'plain' })
  const form = (email: string) => ({
    id: randomUUID(),
    email,
    name: `New ${randomUUID().slice(0, 8)}`,
    password: 'nine silver otters',
    date_of_birth: '1990-04-05',
    gender: 'female',
    seeking: ['male'],
    fictional_acknowledged: true,
    terms_accepted: true,
  })
  const deleted = await anyone().send('POST', '/api/accounts', form(leaver.email))
  expect(refusal(deleted)).toEqual([409, 'accounts.email_being_deleted'])
  expect(deleted.body.error?.message).toBe(phrase('accounts.refusals.email_being_deleted'))
  expect(refusal(await anyone().send('POST', '/api/accounts', form(stayer.email)))).toEqual([
    409,
    'accounts.email_taken',
  ])
  expect(refusal(await logIn(leaver))).toEqual([403, 'accounts.deletion_pending'])
  await site.server.product.sites.changeSettings(1, { account_messages: 'private' })
})
