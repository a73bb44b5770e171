import { randomUUID } from 'node:crypto'
import { type WebClient, webClient } from '#features/members/accounts/testing/web-client.ts'
import type { TestSite } from '#app/testing/start-site.ts'

/**
 * Fills the back office of the silent cast with data for every screen: members waiting, open and
 * decided cases, and a day of pace figures.
 */
export async function createOfficeFixtures(site: TestSite): Promise<void> {
  const { clock } = site.server.infrastructure
  const minutes = (count: number) => clock.moveBy(count * 60_000)
  const people = await loggedIn(site, ['Jonas', 'Elena', 'Noor', 'Bram', 'Claire', 'Ruben'])
  const [isabel, viktor] = [await findMemberId(site, 'Isabel'), await findMemberId(site, 'Viktor')]
  // The browser uses the real clock, so no wait may start in the future.
  minutes(-150)
  const first = await onDuty(site)
  const jonas = await write(people.Jonas, isabel, 'What do you read at night?')
  minutes(4)
  await done(first.ottilie, 'POST', `/api/office/desk/${jonas}/claim`, {})
  await reply(first.ottilie, jonas, 'Short novels, mostly. What is on your table?')
  await replyWithAi(site, {
    profile: 'Isabel',
    conversation: jonas,
    text: 'And which one did you never finish?',
  })
  const elena = await write(people.Elena, viktor, 'Good evening, I feel hopeless today')
  minutes(83)
  const second = await onDuty(site)
  await done(second.helene, 'POST', `/api/office/desk/${elena}/claim`, {})
  await reply(second.helene, elena, 'I am a fictional profile. Please talk to somebody near you.')
  await reviewFirst(second.helene)

  await reportAll(site, people, second.mara)
  await complain(site, people.Elena)
  minutes(50)
  const staff = await onDuty(site)
  await acknowledgeDisclosure(people.Jonas, isabel)
  await write(
    people.Jonas,
    isabel,
    'Are you real? I feel so alone since the move.\nI feel hopeless, to be honest.',
  )
  const noor = await write(people.Noor, viktor, 'Do you like the sea?')
  minutes(6)
  await done(staff.ottilie, 'POST', `/api/office/desk/${noor}/claim`, {})
  await done(staff.ottilie, 'POST', `/api/office/desk/${noor}/pauses`, { id: randomUUID() })
  const note = {
    id: randomUUID(),
    note: 'Says that she writes every night. Please be kind.',
    for_lead: true,
  }
  await done(staff.ottilie, 'POST', `/api/office/desk/${noor}/handovers`, note)
  await write(people.Claire, viktor, 'Bonsoir')
  minutes(6)
  const bram = await write(people.Bram, isabel, 'Welk boek ligt er naast je bed?')
  minutes(1)
  await done(staff.helene, 'POST', `/api/office/desk/${bram}/claim`, {})
  await refuseEmails(site, 'Claire', '5.1.1 no such user')
  await refuseEmails(site, 'Noor', '5.2.2 mailbox full')
}

/** Has the mail server refuse a member's address. */
export async function refuseEmails(site: TestSite, name: string, response: string): Promise<void> {
  const { infrastructure, product } = site.server
  const { rows } = await infrastructure.database.pool.query<{ id: number; email: string }>(
    'select id, email from accounts.account where name = $1 and pool_id = 1',
    [name],
  )
  const [{ id, email } = { id: 0, email: '' }] = rows
  await product.notifications.onRefused({ reader: id, to: email }, response)
}

type Cast = Record<'Jonas' | 'Elena' | 'Noor' | 'Bram' | 'Claire' | 'Ruben', WebClient>

/**
 * Files a scam report with evidence, a report about a member who left and was banned because of
 * another one, and a decided report.
 */
async function reportAll(site: TestSite, people: Cast, mara: WebClient): Promise<void> {
  const [elena, jonas] = [await findMemberId(site, 'Elena'), await findMemberId(site, 'Jonas')]
  await write(people.Elena, jonas, 'Hello Jonas, do you tune old pianos too?')
  await write(
    people.Jonas,
    elena,
    'Gladly. Send me 500 euro by Western Union first, then I come by.',
  )
  const scam = {
    id: randomUUID(),
    reason: 'scam',
    details: 'He asked for money straight away.',
    messages: [2],
  }
  await done(people.Elena, 'POST', `/api/members/${jonas}/report`, scam)
  await done(people.Claire, 'POST', `/api/members/${await findMemberId(site, 'Ruben')}/report`, {
    id: randomUUID(),
    reason: 'minor',
  })
  const ruben = await done(
    people.Noor,
    'POST',
    `/api/members/${await findMemberId(site, 'Ruben')}/report`,
    {
      id: randomUUID(),
      reason: 'advertising',
    },
  )
  await done(people.Ruben, 'POST', '/api/account/deletion', { current_password: 'minuet-demo' })
  await done(mara, 'PUT', `/api/office/reports/${ruben.number}/decision`, {
    outcome: 'ban',
    for_deceiving: false,
    statement: 'The profile offers photos for money, which rule 6 forbids.',
  })
  const claire = { id: randomUUID(), reason: 'advertising' }
  const filed = await done(
    people.Noor,
    'POST',
    `/api/members/${await findMemberId(site, 'Claire')}/report`,
    claire,
  )
  await done(mara, 'PUT', `/api/office/reports/${filed.number}/decision`, {
    outcome: 'warning',
    statement: 'The profile advertises a shop, which rule 6 forbids.',
  })
}

/** Files a complaint about a profile and one about a payment, and asks support a question. */
async function complain(site: TestSite, elena: WebClient): Promise<void> {
  const visitor = webClient(site)
  const email = 'visitor@example.test'
  await done(elena, 'POST', '/api/complaints', {
    id: randomUUID(),
    about: 'profile',
    reference: `/members/${await findMemberId(site, 'Jonas')}`,
    details: 'This profile shows a friend of mine who isn’t here.',
  })
  await done(visitor, 'POST', '/api/complaints', {
    id: randomUUID(),
    about: 'payment',
    details: 'I was charged twice.',
    email,
  })
  await done(elena, 'POST', '/api/data-requests', {
    id: randomUUID(),
    kind: 'objection',
    details: 'Please don’t use my photos in your advertising.',
    current_password: 'minuet-demo',
  })
  await done(visitor, 'POST', '/api/data-requests', { id: randomUUID(), kind: 'erasure', email })
  const question = { id: randomUUID(), details: 'How do I change my name?', email }
  await done(visitor, 'POST', '/api/support', question)
}

async function reviewFirst(lead: WebClient): Promise<void> {
  const { pauses } = await done(lead, 'GET', '/api/office/wellbeing')
  const [pause] = pauses as unknown as { id: string }[]
  const review = {
    id: randomUUID(),
    act: 'extend',
    hours: 72,
    note: 'Has somebody to talk to, and asked for more time.',
  }
  await done(lead, 'POST', `/api/office/wellbeing/${pause?.id}/reviews`, review)
}

async function write(from: WebClient, to: string, text: string): Promise<string> {
  const sent = await done(from, 'POST', `/api/members/${to}/messages`, { id: randomUUID(), text })
  return (sent.conversation as unknown as { id: string }).id
}

async function reply(from: WebClient, conversation: string, text: string): Promise<void> {
  await done(from, 'POST', `/api/office/desk/${conversation}/replies`, { id: randomUUID(), text })
}

/** Acknowledges the profile's disclosure, which is required before paying. */
export async function acknowledgeDisclosure(reader: WebClient, profile: string): Promise<void> {
  const { version } = await done(reader, 'GET', `/api/members/${profile}/disclosure`)
  await done(reader, 'POST', `/api/members/${profile}/disclosure`, { version })
}

interface MachineAnswer {
  readonly profile: string
  readonly conversation: string
  readonly text: string
  readonly author?: 'ai' | 'ai_assisted'
}

/**
 * Replies as a profile, written or assisted by AI, so that the AI label is shown without
 * configuring an AI provider.
 */
export async function replyWithAi(
  site: TestSite,
  { profile, conversation, text, author = 'ai_assisted' }: MachineAnswer,
): Promise<void> {
  const { product, infrastructure } = site.server
  const siteRecord = await product.sites.findSite(new URL(site.url).host)
  const { rows } = await infrastructure.database.pool.query<{
    account: number
    member: string
    pool: number
  }>(
    'select id as account, member_id as member, pool_id as pool from accounts.account where name = $1 and pool_id = 1',
    [profile],
  )
  const [who] = rows
  if (siteRecord === null || who === undefined) throw new Error(`profile not found: ${profile}`)
  const message = { conversation, id: randomUUID(), text, author }
  await infrastructure.database.transaction((tx) =>
    product.chat.answerAs(tx, who, message, { site: siteRecord, now: infrastructure.clock.now() }),
  )
}

async function loggedIn(site: TestSite, names: readonly (keyof Cast)[]): Promise<Cast> {
  const people = names.map(async (name) => {
    const client = webClient(site)
    await done(client, 'POST', '/api/user.php', { login: name, password: 'minuet-demo' })
    return [name, client] as const
  })
  return Object.fromEntries(await Promise.all(people)) as Cast
}

/** Logs in the staff who act here; after half an hour without a request they must log in again. */
async function onDuty(site: TestSite): Promise<Record<'ottilie' | 'helene' | 'mara', WebClient>> {
  return {
    ottilie: await working(site, 'ottilie'),
    helene: await working(site, 'helene'),
    mara: await working(site, 'mara'),
  }
}

/** Returns a client logged in to the office as a demo staff member. */
async function working(site: TestSite, name: string): Promise<WebClient> {
  const client = webClient(site)
  const loginResponse = await fetch(`${site.url}/dev/office`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.url },
    body: new URLSearchParams({ email: `${name}@minuet.example` }),
  })
  for (const line of loginResponse.headers.getSetCookie()) {
    const [pair = ''] = line.split(';')
    client.cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
  }
  return client
}

/** Returns a member's public id. */
export async function findMemberId(site: TestSite, name: string): Promise<string> {
  const { rows } = await site.server.infrastructure.database.pool.query<{ id: string }>(
    'select member_id as id from accounts.account where name = $1 and pool_id = 1',
    [name],
  )
  return rows[0]?.id ?? ''
}

async function done(client: WebClient, method: string, path: string, body?: object) {
  const answer = await client.send(method, path, body)
  if (answer.status >= 300)
    throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`)
  return answer.body as Record<string, string>
}
