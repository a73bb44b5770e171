import { randomUUID } from 'node:crypto'
import { type WebClient, webClient } from '#features/members/accounts/testing/web-client.ts'
import type { TestSite } from '#app/testing/start-site.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { acknowledge, answerByMachine, idOf } from './office-places.ts'

/** Conversations of Jonas that stand in a way of their own, each by the id in its address. */
export interface ChatPlaces {
  /** Closed with a goodbye by himself, and by the other side. */
  readonly closed: string
  readonly closedByThem: string
  /** Whose partner deleted the account, and whose partner has not confirmed theirs. */
  readonly gone: string
  readonly unconfirmed: string
  /** With a message that is warned of, and one that holds a word he hides. */
  readonly warned: string
  /** Of Elena, who has no credits left. */
  readonly poor: string
  /** Of Joke, with a fictional profile that a machine helps to answer: in a pause. */
  readonly paused: string
  /** Of Elena, with a fictional profile: it was enough for today. */
  readonly enough: string
}

/** For naming the screens before there is a site. */
export const noChats: ChatPlaces = {
  closed: '',
  closedByThem: '',
  gone: '',
  unconfirmed: '',
  warned: '',
  poor: '',
  paused: '',
  enough: '',
}

/** Brings conversations of the cast into these ways. */
export async function makeChatPlaces(site: TestSite): Promise<ChatPlaces> {
  const jonas = await loggedIn(site, 'Jonas')
  const { chats } = (await jonas.send('GET', '/api/chats')).body as unknown as { chats: Row[] }
  const withName = (name: string) => chats.find(({ profile }) => profile.name === name)?.conversation.id ?? ''
  const places = {
    closed: withName('Claire'),
    closedByThem: withName('Rosa'),
    gone: withName('Zofia'),
    unconfirmed: withName('Lena'),
    warned: withName('Mei'),
    poor: withName('Elena'),
    ...(await makePausedChats(site)),
  }
  const rosa = await loggedIn(site, 'Rosa')
  await done(jonas, 'PUT', `/api/conversations/${places.closed}/closing`, { goodbye: 'no_spark' })
  await done(rosa, 'PUT', `/api/conversations/${places.closedByThem}/closing`, { goodbye: 'wishes' })
  await done(await loggedIn(site, 'Zofia'), 'POST', '/api/account/deletion', { current_password: 'minuet-demo' })
  const { database, clock } = site.server.floor
  await database.run(sql`
    update accounts.account set status = 'not_confirmed', activated_at = null where name = 'Lena' and pool_id = 1`)
  await database.run(sql`
    select credits.public_grant(id, 20, 'for the screens', 'bonus', null::bigint, null::text, null, ${clock.now()}, 1)
    from accounts.account where name = 'Mei' and pool_id = 1`)
  await done(jonas, 'PUT', '/api/hidden-words', { words: ['marigold'] })
  const mei = await loggedIn(site, 'Mei')
  for (const text of ['A marigold for you.', 'Can you send me 500 euro by Western Union?'])
    await done(mei, 'POST', `/api/conversations/${places.warned}/messages`, { id: randomUUID(), text })
  // Her last two credits.
  const elena = await loggedIn(site, 'Elena')
  await done(elena, 'POST', `/api/conversations/${places.poor}/messages`, {
    id: randomUUID(),
    text: 'Saturday at ten?',
  })
  return places
}

/** Somebody in a pause, who was answered with a machine's help, and somebody whose paid messages of the day are used up. */
async function makePausedChats(site: TestSite): Promise<Pick<ChatPlaces, 'paused' | 'enough'>> {
  const isabel = await idOf(site, 'Isabel')
  const [joke, elena] = [await loggedIn(site, 'Joke'), await loggedIn(site, 'Elena')]
  const begin = async (who: WebClient, text: string) => {
    const path = `/api/members/${isabel}/messages`
    const { body } = await who.send('POST', path, { id: randomUUID(), text })
    return (body as unknown as { conversation: { id: string } }).conversation.id
  }
  const paused = await begin(joke, 'What do you read at night?')
  const said = { profile: 'Isabel', conversation: paused }
  await answerByMachine(site, { ...said, text: 'Short novels, mostly.', author: 'ai' })
  await answerByMachine(site, { ...said, text: 'And which one did you never finish?' })
  await acknowledge(joke, isabel)
  await begin(joke, 'I have not read since the move.\nI feel hopeless, to be honest.')
  const enough = await begin(elena, 'Do you like the sea?')
  const { database, clock } = site.server.floor
  await database.run(sql`
    insert into wellbeing.message_signal (account_id, at, credits, night, attached, distress)
    select a.id, ${clock.now()}, 2, false, false, false from accounts.account a, generate_series(1, 40)
    where a.name = 'Elena' and a.pool_id = 1`)
  return { paused, enough }
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

async function done(client: WebClient, method: string, path: string, body: object): Promise<void> {
  const { status, text } = await client.send(method, path, body)
  if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${text}`)
}
