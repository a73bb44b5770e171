import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { webClient } from '#features/members/accounts/testing/web-client.ts'
import { phrase } from '#app/testing/phrase.ts'
import { classifyQuestion } from '../rules/classifier/classify-question.ts'
import { readAsksAndNear } from '../testing/classifier/asks-and-near.ts'
import {
  type PeopledSite,
  type TestPerson,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { exportMember } from '#app/testing/export-member.ts'

let site: PeopledSite
let jonas: TestPerson
let isabel: TestPerson
beforeAll(async () => {
  site = await startPeopledSite()
  jonas = await site.addPerson()
  isabel = await beFictional('Isabel')
  await site.server.product.sites.changeSettings(1, { message_credits: 0 })
})
afterAll(() => site.close())

/**
 * A fictional profile, with the browser of a staff member logged in as it through the demo login
 * route.
 */
async function beFictional(name: string): Promise<TestPerson> {
  const profile = await site.addPerson({ kind: 'fictional', name })
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

const realPersonAnswer = (who: TestPerson, member: string) =>
  who.browser.send('GET', `/api/members/${member}/authenticity`)
const write = async (from: TestPerson, to: TestPerson, text: string, id: string = randomUUID()) => {
  const sent = await from.browser.send('POST', `/api/members/${to.member}/messages`, { id, text })
  expect([sent.status, sent.text]).toMatchObject([200, expect.anything()])
  return sent.body as unknown as { conversation: { id: string }; message: { seq: number } }
}
const notices = async (who: TestPerson, conversation: string) => {
  const { body } = await who.browser.send('GET', `/api/conversations/${conversation}`)
  return (body as unknown as { notices: { after: number; kind: string }[] }).notices
}

test('BEY-02 the button’s answer comes from the record: for a member only known facts, for a fictional profile that it is not a member', async () => {
  const elena = await site.addPerson({ name: 'Elena', createdAt: new Date('2026-03-31T23:30:00Z') })
  expect((await realPersonAnswer(jonas, elena.member)).body).toEqual({
    id: elena.member,
    name: 'Elena',
    kind: 'member',
    label: null,
    answered_by: null,
    // In Amsterdam it was already April.
    known: { email_confirmed: true, photos_verified: false, since: '2026-04' },
  })
  await site.server.infrastructure.database.run(sql`
    insert into photos.photo (public_id, account_id, position, main, status, width, height, thumbhash, key, created_at, verified_at)
    select gen_random_uuid(), account_id, 0, true, 'active', 720, 960, '', 'none', created_at, created_at
    from accounts.public_account where member_id = ${elena.member}`)
  expect((await realPersonAnswer(jonas, elena.member)).body).toMatchObject({
    known: { photos_verified: true },
  })
  expect((await realPersonAnswer(jonas, isabel.member)).body).toEqual({
    id: isabel.member,
    name: 'Isabel',
    kind: 'fictional',
    label: phrase('sites.fictional_singular'),
    answered_by: 'staff',
    known: null,
  })
  const [absent, blocked] = [await realPersonAnswer(jonas, randomUUID()), await site.addPerson()]
  await blocked.browser.send('POST', `/api/members/${jonas.member}/block`)
  expect(await realPersonAnswer(jonas, blocked.member)).toMatchObject({
    status: 404,
    text: absent.text,
  })
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
  'BEY-02 when asked in a message (%s), the notice follows it immediately, for the member and for the desk',
  async (_, text) => {
    const [asker, profile] = [
      await site.addPerson(),
      await beFictional(`Gaia ${randomUUID().slice(0, 8)}`),
    ]
    await write(asker, profile, 'Hello')
    const { conversation, message } = await write(asker, profile, text)
    expect(message.seq).toBe(2)
    for (const reader of [asker, profile]) {
      expect(await notices(reader, conversation.id)).toMatchObject([
        { after: 2, kind: 'is_fictional' },
      ])
    }
  },
)

test('BEY-02 a possible question is answered if no notice was shown recently, and not again for thirty messages', async () => {
  const asker = await site.addPerson()
  // Picks any text that the classifier is unsure about; which texts these are changes with its
  // training.
  const { asks, near } = readAsksAndNear('blind/learnt', 'en')
  const doubtful = [...asks, ...near].find((text) => classifyQuestion(text) === 'may_ask') as string
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
  expect(await notices(asker, conversation.id)).toMatchObject([
    { after: 2 },
    { after: 32 },
    { after: 35 },
  ])
})

test('BEY-02 repeating a message or asking again and again does not add notices, and a notice cannot be changed', async () => {
  const asker = await site.addPerson()
  const id = randomUUID()
  const { conversation } = await write(asker, isabel, 'Are you real?', id)
  await write(asker, isabel, 'Are you real?', id)
  await write(asker, isabel, 'are you a bot?')
  await write(asker, isabel, 'ARE YOU REAL???')
  expect(await notices(asker, conversation.id)).toMatchObject([{ after: 1 }])
  await write(asker, isabel, 'Are you a real woman?')
  expect(await notices(asker, conversation.id)).toMatchObject([{ after: 1 }, { after: 4 }])
  const { database } = site.server.infrastructure
  await expect(
    database.run(
      sql`update message_safety.notice set after_seq = 9 where conversation = ${conversation.id}::uuid`,
    ),
  ).rejects.toThrow('append-only')
  // A block deletes the conversation together with its notices.
  await asker.browser.send('POST', `/api/members/${isabel.member}/block`)
  expect(
    await database.many(
      sql`select from message_safety.notice where conversation = ${conversation.id}::uuid`,
    ),
  ).toEqual([])
})

test('BEY-02 no notice is added between members, if the member did not ask, or if the persona desk raises the subject', async () => {
  const [one, two] = [await site.addPerson(), await site.addPerson()]
  const between = await write(one, two, 'Are you real?')
  expect(await notices(one, between.conversation.id)).toEqual([])
  const asker = await site.addPerson()
  const { conversation } = await write(asker, isabel, 'How was your weekend?')
  await isabel.browser.send('POST', `/api/conversations/${conversation.id}/messages`, {
    id: randomUUID(),
    text: 'Are you real, or a dream?',
  })
  expect(await notices(asker, conversation.id)).toEqual([])
})

test('BEY-02 BEY-13 a member’s notices are part of their data export', async () => {
  const asker = await site.addPerson()
  const { conversation } = await write(asker, isabel, 'Are you real?')
  expect(
    (await exportMember(site, 'authenticity', asker.account)).parts.honest_answers,
  ).toMatchObject([
    { conversation: conversation.id, after_message: 1, said: 'is_fictional', profile: 'Isabel' },
  ])
})
