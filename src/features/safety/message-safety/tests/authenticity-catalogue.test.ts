import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { webClient } from '#features/members/accounts/testing/web-client.ts'
import { howItAsks } from '../rules/classifier/asks-if-real.ts'
import { asksAndNear } from '../testing/classifier/asks-and-near.ts'
import { type PeopledSite, type Somebody, startPeopledSite } from '#features/members/profiles/testing/started-site.ts'
import { sql } from '#platform/server/postgres/sql.ts'

let site: PeopledSite
let jonas: Somebody
let isabel: Somebody
beforeAll(async () => {
  site = await startPeopledSite()
  jonas = await site.somebody()
  isabel = await beFictional('Isabel')
  await site.server.product.sites.changeSettings(1, { message_credits: 0 })
})
afterAll(() => site.close())

/** A fictional profile, and a browser of the operator’s people logged in as it by the demo’s door. */
async function beFictional(name: string): Promise<Somebody> {
  const profile = await site.somebody({ kind: 'fictional', name })
  const browser = webClient(site)
  const answer = await fetch(`${site.url}/dev/as`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: site.url },
    body: new URLSearchParams({ name }),
  })
  for (const line of answer.headers.getSetCookie()) {
    const [key = '', value = ''] = line.split(';')[0]?.split('=') ?? []
    browser.cookies.set(key, value)
  }
  return { ...profile, browser }
}

const standing = (who: Somebody, member: string) => who.browser.send('GET', `/api/members/${member}/authenticity`)
const write = async (from: Somebody, to: Somebody, text: string, id: string = randomUUID()) => {
  const sent = await from.browser.send('POST', `/api/members/${to.member}/messages`, { id, text })
  expect([sent.status, sent.text]).toMatchObject([200, expect.anything()])
  return sent.body as unknown as { conversation: { id: string }; message: { seq: number } }
}
const notices = async (who: Somebody, conversation: string) => {
  const { body } = await who.browser.send('GET', `/api/conversations/${conversation}`)
  return (body as unknown as { notices: { after: number; kind: string }[] }).notices
}

test('BEY-02 the button answers from the record: of a member what is known and no more, of a fictional profile that it is none', async () => {
  const elena = await site.somebody({ name: 'Elena', createdAt: new Date('2026-03-31T23:30:00Z') })
  expect((await standing(jonas, elena.member)).body).toEqual({
    id: elena.member,
    name: 'Elena',
    kind: 'member',
    label: null,
    answered_by: null,
    // In Amsterdam it was April already.
    known: { email_confirmed: true, photos_verified: false, since: '2026-04' },
  })
  await site.server.floor.database.run(sql`
    insert into photos.photo (public_id, account_id, position, main, status, width, height, thumbhash, key, created_at, verified_at)
    select gen_random_uuid(), account_id, 0, true, 'active', 720, 960, '', 'none', created_at, created_at
    from accounts.public_account where member_id = ${elena.member}`)
  expect((await standing(jonas, elena.member)).body).toMatchObject({ known: { photos_verified: true } })
  expect((await standing(jonas, isabel.member)).body).toEqual({
    id: isabel.member,
    name: 'Isabel',
    kind: 'fictional',
    label: 'Fictional profile',
    answered_by: 'staff',
    known: null,
  })
  const [absent, blocked] = [await standing(jonas, randomUUID()), await site.somebody()]
  await blocked.browser.send('POST', `/api/members/${jonas.member}/block`)
  expect(await standing(jonas, blocked.member)).toMatchObject({ status: 404, text: absent.text })
})

test.each([
  ['en', 'Are you real?'],
  ['de', 'bist du ein ehcter mensch'],
  ['es', '¿Eres una persona de verdad?'],
  ['fr', 'T’es un bot ?'],
  ['it', 'Sei vera?'],
  ['nl', 'Word je betaald om met mij te chatten?'],
  ['pl', 'Czy jestes prawdziwa?'],
])(
  'BEY-02 asked in words (%s), the notice stands behind the message at once, for the member and for the desk',
  async (_, text) => {
    const [asker, profile] = [await site.somebody(), await beFictional(`Gaia ${randomUUID().slice(0, 8)}`)]
    await write(asker, profile, 'Hello')
    const { conversation, message } = await write(asker, profile, text)
    expect(message.seq).toBe(2)
    for (const reader of [asker, profile]) {
      expect(await notices(reader, conversation.id)).toMatchObject([{ after: 2, kind: 'is_fictional' }])
    }
  },
)

test('BEY-02 what only may be a question is answered where nothing was said for long, and not again for thirty messages', async () => {
  const asker = await site.somebody()
  // Whatever the reader is in doubt about: which sentences these are changes with what it has learnt.
  const { asks, near } = asksAndNear('blind/learnt', 'en')
  const doubtful = [...asks, ...near].find((text) => howItAsks(text) === 'may_ask') as string
  const { conversation } = await write(asker, isabel, 'Good morning, it snows here')
  expect(await notices(asker, conversation.id)).toEqual([])
  await write(asker, isabel, doubtful)
  expect(await notices(asker, conversation.id)).toMatchObject([{ after: 2 }])
  for (let more = 3; more <= 31; more += 1) await write(asker, isabel, doubtful)
  expect(await notices(asker, conversation.id)).toMatchObject([{ after: 2 }])
  await write(asker, isabel, doubtful)
  expect(await notices(asker, conversation.id)).toMatchObject([{ after: 2 }, { after: 32 }])
  await write(asker, isabel, 'Good night')
  await write(asker, isabel, 'Slept well?')
  await write(asker, isabel, 'Are you real?')
  expect(await notices(asker, conversation.id)).toMatchObject([{ after: 2 }, { after: 32 }, { after: 35 }])
})

test('BEY-02 a repeat says nothing again, nor does asking on and on, and nobody can take back what was said', async () => {
  const asker = await site.somebody()
  const id = randomUUID()
  const { conversation } = await write(asker, isabel, 'Are you real?', id)
  await write(asker, isabel, 'Are you real?', id)
  await write(asker, isabel, 'are you a bot?')
  await write(asker, isabel, 'ARE YOU REAL???')
  expect(await notices(asker, conversation.id)).toMatchObject([{ after: 1 }])
  await write(asker, isabel, 'Are you a real woman?')
  expect(await notices(asker, conversation.id)).toMatchObject([{ after: 1 }, { after: 4 }])
  const { database } = site.server.floor
  await expect(
    database.run(sql`update message_safety.notice set after_seq = 9 where conversation = ${conversation.id}::uuid`),
  ).rejects.toThrow('append-only')
  // A block takes the conversation away, and with it what was said there.
  await asker.browser.send('POST', `/api/members/${isabel.member}/block`)
  expect(
    await database.many(sql`select from message_safety.notice where conversation = ${conversation.id}::uuid`),
  ).toEqual([])
})

test('BEY-02 between members nothing is inserted, nor where nobody asked, nor when the desk writes of it', async () => {
  const [one, two] = [await site.somebody(), await site.somebody()]
  const between = await write(one, two, 'Are you real?')
  expect(await notices(one, between.conversation.id)).toEqual([])
  const asker = await site.somebody()
  const { conversation } = await write(asker, isabel, 'How was your weekend?')
  await isabel.browser.send('POST', `/api/conversations/${conversation.id}/messages`, {
    id: randomUUID(),
    text: 'Are you real, or a dream?',
  })
  expect(await notices(asker, conversation.id)).toEqual([])
})

test('BEY-02 BEY-13 what one was told is in one’s own file', async () => {
  const asker = await site.somebody()
  const { conversation } = await write(asker, isabel, 'Are you real?')
  expect(await site.server.product.honesty.exportOwn(asker.account)).toMatchObject([
    { conversation: conversation.id, after_message: 1, said: 'is_fictional', profile: 'Isabel' },
  ])
})
