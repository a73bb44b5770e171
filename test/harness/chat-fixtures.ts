import { randomUUID } from 'node:crypto'
import { type WebClient, webClient } from '#features/members/accounts/testing/web-client.ts'
import type { TestSite } from '#app/testing/start-site.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { acknowledgeDisclosure, replyWithAi, findMemberId } from './office-fixtures.ts'

/** Conversations in special states, most of them Jonas's, each by the id in its URL. */
export interface ChatFixtures {
  /** Closed with a goodbye by Jonas (`closed`) and by the other member (`closedByThem`). */
  readonly closed: string
  readonly closedByThem: string
  /**
   * The other member deleted their account (`partnerDeleted`) or has not confirmed it
   * (`unconfirmed`).
   */
  readonly partnerDeleted: string
  readonly unconfirmed: string
  /**
   * Contains a message with a safety warning and one with a word Jonas hides; written by Mei, who
   * has bought credits and used them up.
   */
  readonly warned: string
  /** Elena's, who has no credits left; Jonas has reacted, replied with a quote, edited and deleted. */
  readonly poor: string
  /** Joke's, with a fictional profile whose replies are AI-assisted; Joke is in a pause. */
  readonly paused: string
  /** Elena's, with a fictional profile; the daily maximum of paid messages is used up. */
  readonly enough: string
}

/** Placeholder for listing the screens before a site exists. */
export const noChatFixtures: ChatFixtures = {
  closed: '',
  closedByThem: '',
  partnerDeleted: '',
  unconfirmed: '',
  warned: '',
  poor: '',
  paused: '',
  enough: '',
}

/** Creates these conversations on a site with the demo cast. */
export async function createChatFixtures(site: TestSite): Promise<ChatFixtures> {
  const jonas = await loggedIn(site, 'Jonas')
  const { chats } = (await jonas.send('GET', '/api/chats')).body as unknown as { chats: Row[] }
  const withName = (name: string) =>
    chats.find(({ profile }) => profile.name === name)?.conversation.id ?? ''
  const places = {
    closed: withName('Claire'),
    closedByThem: withName('Rosa'),
    partnerDeleted: withName('Zofia'),
    unconfirmed: withName('Lena'),
    warned: withName('Mei'),
    poor: withName('Elena'),
    ...(await makePausedChats(site)),
  }
  const rosa = await loggedIn(site, 'Rosa')
  await done(jonas, 'PUT', `/api/conversations/${places.closed}/closing`, { goodbye: 'no_spark' })
  await done(rosa, 'PUT', `/api/conversations/${places.closedByThem}/closing`, {
    goodbye: 'wishes',
  })
  await done(await loggedIn(site, 'Zofia'), 'POST', '/api/account/deletion', {
    current_password: 'minuet-demo',
  })
  const { database, clock } = site.server.infrastructure
  await database.run(sql`
    update accounts.account set status = 'not_confirmed', activated_at = null where name = 'Lena' and pool_id = 1`)
  await database.run(sql`
    select credits.public_grant(id, 20, 'for the screens', 'bonus', null::bigint, null::text, null, ${clock.now()}, 1)
    from accounts.account where name = 'Mei' and pool_id = 1`)
  await done(jonas, 'PUT', '/api/hidden-words', { words: ['marigold'] })
  const mei = await loggedIn(site, 'Mei')
  for (const text of ['A marigold for you.', 'Can you send me 500 euro by Western Union?'])
    await done(mei, 'POST', `/api/conversations/${places.warned}/messages`, {
      id: randomUUID(),
      text,
    })
  await buyAndSpend(site, mei, 'Mei')
  // Spends her last two credits.
  const elena = await loggedIn(site, 'Elena')
  await done(elena, 'POST', `/api/conversations/${places.poor}/messages`, {
    id: randomUUID(),
    text: 'Saturday at ten?',
  })
  await changeMessages(jonas, places.poor)
  return places
}

/** Reacts to the latest message, replies with a quote of it, edits the reply and deletes another one. */
async function changeMessages(jonas: WebClient, conversation: string): Promise<void> {
  const messages = `/api/conversations/${conversation}/messages`
  const { body } = await jonas.send('GET', `/api/conversations/${conversation}`)
  const { last } = (body as unknown as { marks: { last: number } }).marks
  await done(jonas, 'PUT', `${messages}/${last}/reaction`, { reaction: 'love' })
  await done(jonas, 'POST', messages, { id: randomUUID(), text: 'At elven', quote: last })
  await done(jonas, 'PUT', `${messages}/${last + 1}/text`, { id: randomUUID(), text: 'At eleven' })
  await done(jonas, 'POST', messages, { id: randomUUID(), text: 'Or not at all' })
  await done(jonas, 'DELETE', `${messages}/${last + 2}`)
}

/**
 * Creates a member in a pause who received AI-assisted replies, and a member whose paid messages
 * for the day are used up.
 */
async function makePausedChats(site: TestSite): Promise<Pick<ChatFixtures, 'paused' | 'enough'>> {
  const isabel = await findMemberId(site, 'Isabel')
  const [joke, elena] = [await loggedIn(site, 'Joke'), await loggedIn(site, 'Elena')]
  const begin = async (who: WebClient, text: string) => {
    const path = `/api/members/${isabel}/messages`
    const { body } = await who.send('POST', path, { id: randomUUID(), text })
    return (body as unknown as { conversation: { id: string } }).conversation.id
  }
  const paused = await begin(joke, 'What do you read at night?')
  const reply = { profile: 'Isabel', conversation: paused }
  await replyWithAi(site, { ...reply, text: 'Short novels, mostly.', author: 'ai' })
  await replyWithAi(site, { ...reply, text: 'And which one did you never finish?' })
  await acknowledgeDisclosure(joke, isabel)
  await begin(joke, 'I have not read since the move.\nI feel hopeless, to be honest.')
  const enough = await begin(elena, 'Do you like the sea?')
  const { database, clock } = site.server.infrastructure
  await database.run(sql`
    insert into wellbeing.message_signal (account_id, at, credits, night, attached, distress)
    select a.id, ${clock.now()}, 2, false, false, false from accounts.account a, generate_series(1, 40)
    where a.name = 'Elena' and a.pool_id = 1`)
  return { paused, enough }
}

/** Buys 60 credits by iDEAL, and spends all credits. */
async function buyAndSpend(site: TestSite, buyer: WebClient, name: string): Promise<void> {
  const input = { id: randomUUID(), bundle: 'p1', method: 'ideal', country: 'NL', consent: true }
  const { body } = await buyer.send('POST', '/api/orders', input)
  const { order, redirect } = body as unknown as { order: { id: string }; redirect: string }
  await done(buyer, 'POST', redirect, { outcome: 'pay' })
  const { database, clock } = site.server.infrastructure
  for (let status = ''; status !== 'completed'; ) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    const reply = await buyer.send('GET', `/api/orders/${order.id}`)
    status = (reply.body as unknown as { status: string }).status
  }
  await database.run(sql`
    select credits.public_spend(a.id, w.credits, ${randomUUID()}::uuid, 'message', null, ${clock.now()})
    from accounts.account a join credits.public_wallet w on w.account_id = a.id
    where a.name = ${name} and a.pool_id = 1`)
}

interface Row {
  readonly conversation: { readonly id: string }
  readonly profile: { readonly name: string }
}

async function loggedIn(site: TestSite, login: string): Promise<WebClient> {
  const client = webClient(site)
  await done(client, 'POST', '/api/user.php', { login, password: 'minuet-demo' })
  return client
}

async function done(client: WebClient, method: string, path: string, body?: object): Promise<void> {
  const { status, text } = await client.send(method, path, body)
  if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${text}`)
}
