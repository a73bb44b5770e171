import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import {
  type PeopledSite,
  type TestPerson,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { explain, captureQuery } from '#platform/server/testing/explain.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import { runAsSuperuser } from '#platform/server/testing/run-as-superuser.ts'
import { selectWaiting } from '../server/store.ts'

let site: PeopledSite
let isabel: TestPerson
let ottilie: WebClient
let helene: WebClient
beforeAll(async () => {
  site = await startPeopledSite()
  await site.server.product.sites.changeSettings(1, { fictional: true })
  isabel = await site.addPerson({ kind: 'fictional', name: 'Isabel' })
  ottilie = await officeClient(site, 'agent', 'Ottilie')
  helene = await officeClient(site, 'lead', 'Helene')
})
afterAll(() => site.close())

const desk = '/api/office/desk'
const seconds = (count: number) => site.server.infrastructure.clock.moveBy(count * 1000)
const superuser = (text: string) => runAsSuperuser(site.server.infrastructure.database.pool, text)

async function startConversation(more: Parameters<PeopledSite['addPerson']>[0] = {}) {
  const member = await site.addPerson(more)
  const text = { id: randomUUID(), text: 'Are there other people?' }
  const begun = await member.browser.send('POST', `/api/members/${isabel.member}/messages`, text)
  return {
    member,
    conversation: (begun.body as unknown as { conversation: { id: string } }).conversation.id,
  }
}

test('OPS-03 only leads see each person’s daily figures: replies, median wait and hand-overs', async () => {
  // Starts at noon, so that everything falls on one day.
  const now = site.server.infrastructure.clock.now()
  seconds((36 - now.getUTCHours()) * 3600 - now.getUTCMinutes() * 60 - now.getUTCSeconds())
  ottilie = await officeClient(site, 'agent', 'Ottilie')
  helene = await officeClient(site, 'lead', 'Helene')
  for (const wait of [60, 600, 90]) {
    const { conversation } = await startConversation()
    seconds(wait)
    const answer = await ottilie.send('POST', `${desk}/${conversation}/replies`, {
      id: randomUUID(),
      text: 'Yes, some',
    })
    expect(answer.status).toBe(200)
  }
  const { conversation } = await startConversation()
  await ottilie.send('POST', `${desk}/${conversation}/claim`, {})
  const left = { id: randomUUID(), note: 'Speaks of the past', for_lead: false }
  await ottilie.send('POST', `${desk}/${conversation}/handovers`, left)
  const pace = await helene.send('GET', `${desk}/pace`)
  expect([pace.status, (pace.body as unknown as { days: unknown[] }).days[0]]).toEqual([
    200,
    {
      day: site.server.infrastructure.clock.now().toISOString().slice(0, 10),
      who: 'Ottilie',
      replies: 3,
      median_wait: 90,
      handed_over: 1,
    },
  ])
  expect((await ottilie.send('GET', `${desk}/pace`)).status).toBe(404)
})

test('OPS-03 F4 no response of the desk contains a balance, a spend, an address, a legal name or an internal key of the member', async () => {
  const email = 'canary.of.the.desk@example.org'
  const { member, conversation } = await startConversation({ name: 'Canaria', email })
  await site.query(
    "select * from credits.public_grant($1, 7321, 'gift', 'bonus', null, null, null, $2, 1)",
    [member.account, site.server.infrastructure.clock.now()],
  )
  const id = randomUUID()
  const bodies = [
    await ottilie.send('GET', desk),
    await ottilie.send('GET', `${desk}/count`),
    await ottilie.send('POST', `${desk}/${conversation}/claim`, {}),
    await ottilie.send('GET', `${desk}/${conversation}`),
    await ottilie.send('POST', `${desk}/${conversation}/replies`, { id, text: 'Good evening' }),
    await ottilie.send('POST', `${desk}/${conversation}/pauses`, { id: randomUUID() }),
    await helene.send('GET', '/api/office/wellbeing'),
    await helene.send('GET', `${desk}/pace`),
  ]
  for (const { status, text } of bodies) {
    expect(status).toBe(200)
    expect(text).not.toContain(email)
    expect(text).not.toContain(member.member)
    expect(text).not.toMatch(/(?<![\w.-])7321(?![\w-])/)
    expect(text).not.toMatch(
      /"(credits|balance|spend|spent|price|cost|email|address|account|premium)"/,
    )
  }
})

test('OPS-03 F12 a pause requested by an agent appears in the conversation once, a lead sees it, and the log names the agent', async () => {
  const { member, conversation } = await startConversation({ name: 'Wim' })
  const id = randomUUID()
  const askPause = () => ottilie.send('POST', `${desk}/${conversation}/pauses`, { id })
  const [first, second] = [await askPause(), await askPause()]
  expect([first.status, second.status, second.text]).toEqual([200, 200, first.text])
  const { body } = await member.browser.send('GET', `/api/conversations/${conversation}`)
  const { notices, cost } = body as unknown as { notices: { kind: string }[]; cost: object }
  expect(notices.filter(({ kind }) => kind === 'pause')).toMatchObject([{ after: 1 }])
  expect(cost).toMatchObject({ closed: 'chat.paused' })
  expect((await ottilie.send('GET', `${desk}/${conversation}`)).body).toMatchObject({
    paused_until: expect.any(String),
  })
  expect((await helene.send('GET', '/api/office/wellbeing')).text).toContain(
    '"member":"Wim","profile":"Isabel","reasons":["agent"]',
  )
  expect(
    await site.query(
      "select name, act from staff.audit where about = $1 and act !~ '[._]opened$'",
      [conversation],
    ),
  ).toEqual([{ name: 'Ottilie', act: 'persona_desk.pause_asked' }])
})

test('OPS-03 every reply has an author, in a log that cannot be changed', async () => {
  const { conversation } = await startConversation()
  const id = randomUUID()
  await ottilie.send('POST', `${desk}/${conversation}/replies`, { id, text: 'Good evening' })
  const unclaimed = await site.query(`
    select m.client_id from chat.message m
    join accounts.account a on a.id = m.sender_id and a.kind = 'fictional'
    left join persona_desk.reply r on r.message = m.client_id
    where r.message is null`)
  expect(unclaimed).toEqual([])
  for (const act of [
    'update persona_desk.reply set staff_id = 1',
    'delete from persona_desk.reply',
  ])
    await expect(site.query(act)).rejects.toThrow('append-only')
  await expect(superuser('truncate persona_desk.reply')).rejects.toThrow('append-only')
  await expect(
    site.query(
      "insert into persona_desk.reply (message, conversation, seq, profile_id, staff_id, honest, author_kind, replied_at) values (gen_random_uuid(), gen_random_uuid(), 1, 1, null, false, 'staff', '2026-03-01')",
    ),
  ).rejects.toThrow('reply_is_somebodys')
})

test('OPS-03 with 100,000 conversations the queue reads only the waiting ones', async () => {
  const { account: member } = await site.addPerson()
  await superuser('alter table chat.conversation disable trigger user')
  await site.query(
    `insert into chat.conversation (public_id, pool_id, a_id, b_id, started_by, started_at, last_at)
     select gen_random_uuid(), 1, $1::bigint, 5000000 + n, $1::bigint, '2026-01-01', '2026-01-01' from generate_series(1, 98000) n`,
    [member],
  )
  await site.query(
    `with people as (
       insert into accounts.account (member_id, pool_id, site_id, kind, name, name_key, email, email_key, email_claimed_at, password_hash,
         status, locale, created_at, activated_at)
       select gen_random_uuid(), 1, 1, 'member', 'N ' || n, 'n ' || n, n || '@n.example', n || '@n.example', '2026-01-01', 'x', 'active',
         'en', '2026-01-01', '2026-01-01'
       from generate_series(1, 2000) n
       returning id
     )
     insert into chat.conversation (public_id, pool_id, a_id, b_id, started_by, started_at, last_at, awaiting_reply_since)
     select gen_random_uuid(), 1, $1::bigint, id, id, '2026-01-01', '2026-01-01', timestamptz '2026-01-01' + id * interval '1 second'
     from people`,
    [isabel.account],
  )
  await superuser('alter table chat.conversation enable trigger user')
  // All waiting members can receive replies, so the queue is as long as possible.
  await superuser('alter table profiles.profile disable trigger user')
  await site.query(
    `insert into profiles.profile (account_id, pool_id, birth, gender, sexuality, created_at, changed_at)
     select id, 1, '1990-01-01', 0, 0, '2026-01-01', '2026-01-01' from accounts.account where name like 'N %'`,
  )
  await superuser('alter table profiles.profile enable trigger user')
  await superuser('analyze chat.conversation, accounts.account, profiles.profile')
  const asked = await captureQuery((queries) =>
    selectWaiting(queries, { pool: 1, fictionHidden: false }, 50),
  )
  const plan = await explain(site.server.infrastructure.database.pool, asked)
  expect(plan).toMatch(/Index Scan (on|using) conversation_asked/)
  expect(plan).not.toMatch(/Seq Scan on (conversation|message|profile)/)
  const buffers = Number(/shared hit=(\d+)/.exec(plan)?.[1])
  expect(buffers).toBeLessThan(30_000)
}, 60_000)
