import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import {
  type PeopledSite,
  type TestPerson,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'

let site: PeopledSite
let isabel: TestPerson
let helene: WebClient
beforeAll(async () => {
  site = await startPeopledSite()
  await site.server.product.sites.changeSettings(1, { fictional: true, message_length: 500 })
  isabel = await site.addPerson({ kind: 'fictional', name: 'Isabel' })
  helene = await officeClient(site, 'lead', 'Helene')
})
afterAll(() => site.close())

const minutes = (count: number) => site.server.infrastructure.clock.moveBy(count * 60_000)
const inHours = (hour: number) => {
  const now = site.server.infrastructure.clock.now()
  const next = new Date(now)
  next.setUTCHours(hour, 0, 0, 0)
  if (next.getTime() <= now.getTime()) next.setUTCDate(next.getUTCDate() + 1)
  site.server.infrastructure.clock.moveBy(next.getTime() - now.getTime())
}
/**
 * A member with credits who has acknowledged that Isabel is fictional and has sent her a first
 * message.
 */
async function writer(name: string, credits = 400) {
  const member = await site.addPerson({ name })
  await site.query(
    "select * from credits.public_grant($1, $2, 'gift', 'bonus', null, null, null, $3, 1)",
    [member.account, credits, site.server.infrastructure.clock.now()],
  )
  const { body } = await member.browser.send('GET', `/api/members/${isabel.member}/disclosure`)
  const { version } = body as unknown as { version: string }
  await member.browser.send('POST', `/api/members/${isabel.member}/disclosure`, { version })
  const send = (text: string) =>
    member.browser.send('POST', `/api/members/${isabel.member}/messages`, {
      id: randomUUID(),
      text,
    })
  const begun = await send('Good morning')
  const conversation = (begun.body as unknown as { conversation: { id: string } }).conversation.id
  const read = async () =>
    (await member.browser.send('GET', `/api/conversations/${conversation}`)).body as unknown as {
      notices: { after: number; kind: string }[]
      cost: {
        closed: string | null
        paused_until: string | null
        max_paid_per_day: number
        gift: unknown
      }
    }
  /**
   * Returns how many messages it takes until no more can be paid for, or null if that does not
   * happen within `max` messages.
   */
  const until = async (
    max: number,
    textFor: (n: number) => string,
    between: () => void = () => minutes(1),
  ) => {
    for (let n = 1; n <= max; n += 1) {
      between()
      const sent = await send(textFor(n))
      if (sent.status !== 200) throw new Error(`message ${n} answered ${sent.status}: ${sent.text}`)
      if ((await read()).cost.closed !== null) return n
    }
    return null
  }
  return { ...member, conversation, say: send, read, until }
}
const balance = async (account: number) =>
  Number(
    (
      await site.query('select credits from credits.public_wallet where account_id = $1', [account])
    )[0]?.credits,
  )

test('BEY-01 F12 a member who declares love is asked to pause at the third sign, one in despair at the first, each in their own language', async () => {
  inHours(10)
  const lover = await writer('Ludo')
  const signs = [
    'I think I love you',
    'What do you read?',
    'When can we meet for a coffee?',
    'I want us to move in together',
  ]
  expect(await lover.until(10, (n) => signs[(n - 1) % 4] as string)).toBe(4)
  const despairing = await writer('Dora')
  expect(
    await despairing.until(5, (n) => ['Hello you', 'Ich kann nicht mehr.'][(n - 1) % 2] as string),
  ).toBe(2)
  expect(
    await site.query('select reasons from wellbeing.pause where account_id = any($1) order by id', [
      [lover.account, despairing.account],
    ]),
  ).toEqual([{ reasons: ['attached'] }, { reasons: ['distress'] }])
})

test('BEY-01 F12 a member whose spending rises steeply is asked to pause within thirty messages, and one who writes at night within fifteen', async () => {
  inHours(10)
  const spender = await writer('Spencer')
  expect(await spender.until(35, (n) => `Tell me more, part ${n}`)).toBe(30)
  inHours(0)
  const owl = await writer('Otto')
  expect(await owl.until(20, (n) => `Still awake, hour ${n}`)).toBe(14)
})

test('BEY-01 F12 calm members are never asked to pause, even if they talk about loving books', async () => {
  inHours(9)
  const quiet = await writer('Quentin', 400)
  const texts = [
    'I love your taste in books',
    'My sister moved to Ghent',
    'What a depressing film that was',
    'I never meet deadlines',
  ]
  // Four messages a day for twenty days, in the daytime.
  let n = 0
  const between = () => minutes((n += 1) % 4 === 0 ? 24 * 60 - 9 : 3)
  expect(await quiet.until(80, (at) => texts[at % 4] as string, between)).toBe(null)
  expect(
    await site.query('select 1 from wellbeing.pause where account_id = $1', [quiet.account]),
  ).toEqual([])
}, 60_000)

test('BEY-01 F12 during a pause nothing is charged, the conversation says so in advance, real members can still be written to, and it ends after 24 hours', async () => {
  inHours(10)
  const dora = await writer('Doro')
  await dora.say('I want to die')
  const before = await balance(dora.account)
  const thread = await dora.read()
  expect(thread.notices).toContainEqual({ after: 2, kind: 'pause', at: expect.any(String) })
  expect(thread.cost).toMatchObject({
    closed: 'chat.paused',
    paused_until: expect.any(String),
    gift: null,
  })
  const refused = await dora.say('Are you there?')
  expect([refused.status, refused.body]).toMatchObject([403, { error: { code: 'chat.paused' } }])
  const gift = await dora.browser.send(
    'POST',
    `/api/conversations/${dora.conversation}/messages/gift`,
    {
      id: randomUUID(),
      gift: 'coffee',
    },
  )
  expect(gift.status).not.toBe(200)
  expect(await balance(dora.account)).toBe(before)
  const elena = await site.addPerson({ name: 'Elena' })
  const free = await dora.browser.send('POST', `/api/members/${elena.member}/messages`, {
    id: randomUUID(),
    text: 'Hello',
  })
  expect(free.status).toBe(200)
  minutes(24 * 60 - 1)
  expect((await dora.say('Now?')).status).toBe(403)
  minutes(1)
  expect((await dora.read()).cost.closed).toBe(null)
  expect((await dora.say('Good morning again')).status).toBe(200)
  expect(await balance(dora.account)).toBe(before - 2)
})

test('OPS-03 F12 a lead sees the reasons but never the messages or amounts, and keeps, ends or extends the pause with a note, once', async () => {
  inHours(10)
  const dora = await writer('Delia')
  await dora.say('I want to die')
  // Days have passed since the login.
  helene = await officeClient(site, 'lead', 'Helene')
  const list = await helene.send('GET', '/api/office/wellbeing')
  type Listed = { waiting: number; pauses: { id: string; member: string; until: string }[] }
  const { pauses } = list.body as unknown as Listed
  const pause = pauses.find(({ member }) => member === 'Delia') as Listed['pauses'][number]
  expect(pause).toMatchObject({
    member: 'Delia',
    profile: 'Isabel',
    reasons: ['distress'],
    reviewed_at: null,
    reviews: [],
  })
  for (const hidden of ['die', 'credit', 'balance', '@', dora.member])
    expect(JSON.stringify(pause)).not.toContain(hidden)
  const agent = await officeClient(site, 'agent', 'Ottilie')
  const where = `/api/office/wellbeing/${pause.id}/reviews`
  const body = { id: randomUUID(), act: 'extend', hours: 72, note: 'Has somebody to talk to' }
  expect((await agent.send('POST', where, body)).status).toBe(404)
  expect((await agent.send('GET', '/api/office/wellbeing')).status).toBe(404)
  expect((await helene.send('POST', where, { ...body, note: '  ' })).body).toMatchObject({
    error: { code: 'wellbeing.note_empty', field: 'note' },
  })
  expect((await helene.send('POST', where, { ...body, hours: undefined })).body).toMatchObject({
    error: { code: 'wellbeing.hours_missing', field: 'hours' },
  })
  const later = new Date(Date.parse(pause.until) + 72 * 3_600_000).toISOString()
  for (const _ of [1, 2])
    expect((await helene.send('POST', where, body)).body).toMatchObject({
      until: later,
      reviews: [{ act: 'extend', note: 'Has somebody to talk to', by: 'Helene' }],
    })
  minutes(25 * 60)
  expect((await dora.say('Hello')).status).toBe(403)
  helene = await officeClient(site, 'lead', 'Helene')
  await helene.send('POST', where, { id: randomUUID(), act: 'end', note: 'Wrote to us, is well' })
  expect((await dora.say('Hello')).status).toBe(200)
  expect(
    await site.query('select name, act, facts from staff.audit where about = $1 order by id', [
      pause.id,
    ]),
  ).toEqual([
    { name: 'Helene', act: 'wellbeing.reviewed', facts: { decided: 'extend', hours: 72 } },
    { name: 'Helene', act: 'wellbeing.reviewed', facts: { decided: 'end', hours: 0 } },
  ])
})

test('BEY-01 paid messages to all fictional profiles together are capped per day, which is announced in advance, and the cap resets at midnight in the site’s time zone', async () => {
  inHours(10)
  await site.server.product.sites.changeSettings(1, { fictional_daily_messages: 3 })
  const jonas = await writer('Jonas')
  expect((await jonas.read()).cost).toMatchObject({ closed: null, max_paid_per_day: 3 })
  expect(await jonas.until(5, (n) => `Part ${n}`)).toBe(3)
  const before = await balance(jonas.account)
  expect((await jonas.say('One more')).body).toMatchObject({ error: { code: 'chat.daily_limit' } })
  const ines = await site.addPerson({ kind: 'fictional', name: 'Ines' })
  expect((await jonas.browser.send('GET', `/api/members/${ines.member}/chat`)).body).toMatchObject({
    cost: { closed: null, next: 'free' },
  })
  expect(await balance(jonas.account)).toBe(before)
  inHours(23)
  expect((await jonas.say('One more')).status).toBe(200)
  await site.server.product.sites.changeSettings(1, { fictional_daily_messages: 40 })
})
