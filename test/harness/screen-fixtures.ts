import { randomUUID } from 'node:crypto'
import { webClient, type WebClient } from '#features/members/accounts/testing/web-client.ts'
import type { TestSite } from '#app/testing/start-site.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { createCardFixtures } from './card-fixtures.ts'
import { type ChatFixtures, createChatFixtures, noChatFixtures } from './chat-fixtures.ts'
import { someMembers } from './some-members.ts'

const statuses = ['created', 'pending', 'completed', 'failed', 'cancelled', 'expired'] as const

/** Payment methods with a special bank page, each with a country that offers it. */
const shaped = [
  ['creditcard', 'NL'],
  ['blik', 'PL'],
  ['paysafecard', 'NL'],
  ['sct', 'NL'],
  ['wero', 'DE'],
] as const

/** Ids in the addresses of screens that need data first. */
export interface ScreenFixtures {
  /** A member and a fictional profile. */
  readonly someone: string
  readonly fictional: string
  /**
   * Jonas's: a member who likes him and whom he has not liked yet, his conversation with Elena, a
   * conversation answered by a fictional profile, and his match.
   */
  readonly admirer: string
  readonly conversation: string
  readonly answered: string
  readonly match: string
  /** Noor's: an order in each status, and the payment of the one in `created`. */
  readonly orders: Readonly<Record<(typeof statuses)[number], string>>
  readonly payment: string
  /** Payments waiting at the bank, one for each kind of bank page other than the list of banks. */
  readonly atBank: Readonly<Record<(typeof shaped)[number][0], string>>
  /** Noor's: an order that could not be paid with a saved card. */
  readonly declined: string
  readonly chats: ChatFixtures
}

/** Placeholder for listing the screens before a site exists. */
export const noScreenFixtures: ScreenFixtures = {
  someone: '',
  fictional: '',
  admirer: '',
  conversation: '',
  answered: '',
  match: '',
  orders: { created: '', pending: '', completed: '', failed: '', cancelled: '', expired: '' },
  payment: '',
  atBank: { creditcard: '', blik: '', paysafecard: '', sct: '', wero: '' },
  declined: '',
  chats: noChatFixtures,
}

/** Returns the fixtures of a site, created once. */
export function findScreenFixtures(site: TestSite): Promise<ScreenFixtures> {
  const fixtures = fixturesBySite.get(site.url) ?? make(site)
  fixturesBySite.set(site.url, fixtures)
  return fixtures
}
const fixturesBySite = new Map<string, Promise<ScreenFixtures>>()

async function make(site: TestSite): Promise<ScreenFixtures> {
  const [jonas, noor] = [webClient(site), webClient(site)]
  await get(jonas, 'POST', '/api/user.php', { login: 'Jonas', password: 'minuet-demo' })
  await get(noor, 'POST', '/api/user.php', { login: 'Noor', password: 'minuet-demo' })
  await closeAccount(site, 'Thomas')
  const { someone, fictional } = await someMembers(site)
  const { chats } = await get<{ chats: Row[] }>(jonas, 'GET', '/api/chats')
  const { matches, liked_by } = await get<{ matches: Liked[]; liked_by: Liked[] }>(
    jonas,
    'GET',
    '/api/likes',
  )
  const rosa = chats.find(({ profile }) => profile.name === 'Rosa')
  await get(noor, 'POST', `/api/members/${rosa?.profile.id}/block`, {})
  const orders: Record<string, string> = {}
  let payment = ''
  for (const status of statuses) {
    const placed = await order(noor)
    orders[status] = placed.order
    await moveToStatus(site, noor, placed.payment, status)
    if (status === 'created') payment = placed.payment
  }
  await spendFreeMessages(noor)
  const atBank: Record<string, string> = {}
  for (const [method, country] of shaped)
    atBank[method] = (await order(noor, { bundle: 'p0', method, country })).payment
  return {
    someone,
    fictional,
    admirer: liked_by.find(({ match }) => match === null)?.id ?? '',
    conversation: chats.find(({ profile }) => profile.name === 'Elena')?.conversation.id ?? '',
    answered: chats.find(({ profile }) => profile.kind === 'fictional')?.conversation.id ?? '',
    match: matches[0]?.match?.id ?? '',
    orders: orders as unknown as ScreenFixtures['orders'],
    payment,
    atBank: atBank as unknown as ScreenFixtures['atBank'],
    ...(await createCardFixtures(site, noor)),
    chats: await createChatFixtures(site),
  }
}

/** Writes first messages to other members until the next one costs credits. */
async function spendFreeMessages(writer: WebClient): Promise<void> {
  const { members } = await get<{ members: { id: string }[] }>(
    writer,
    'GET',
    '/api/members?gender=all&country=DE&fictional=false',
  )
  for (const { id } of members.slice(0, 2))
    await get(writer, 'POST', `/api/members/${id}/messages`, { id: randomUUID(), text: 'Hello!' })
}

/** Deletes a cast member's account; logging in within fourteen days shows this. */
async function closeAccount(site: TestSite, login: string): Promise<void> {
  const leaver = webClient(site)
  await get(leaver, 'POST', '/api/user.php', { login, password: 'minuet-demo' })
  await get(leaver, 'POST', '/api/account/deletion', { current_password: 'minuet-demo' })
}

interface Row {
  readonly conversation: { readonly id: string }
  readonly profile: { readonly id: string; readonly name: string; readonly kind: string }
}
interface Liked {
  readonly id: string
  readonly match: { readonly id: string } | null
}

async function order(
  buyer: WebClient,
  more: object = {},
): Promise<{ order: string; payment: string }> {
  const request = {
    id: randomUUID(),
    bundle: 'p1',
    method: 'ideal',
    country: 'NL',
    consent: true,
    return_to: '/likes',
    ...more,
  }
  const placed = await get<{ order: { id: string }; redirect: string }>(
    buyer,
    'POST',
    '/api/orders',
    request,
  )
  return { order: placed.order.id, payment: placed.redirect.slice('/dev/pay/'.length) }
}

async function moveToStatus(
  site: TestSite,
  buyer: WebClient,
  payment: string,
  status: string,
): Promise<void> {
  const outcomes: Record<string, object> = {
    pending: { outcome: 'later', seconds: 86_400 },
    completed: { outcome: 'pay' },
    failed: { outcome: 'fail' },
    cancelled: { outcome: 'cancel' },
  }
  if (outcomes[status] !== undefined)
    await get(buyer, 'POST', `/dev/pay/${payment}`, outcomes[status])
  // The bank page expires after half an hour, so its expiry is moved into the past.
  const { database } = site.server.infrastructure
  if (status === 'expired')
    await database.run(
      sql`update sandbox_gateway.payment set expires_at = created_at where id = ${payment}`,
    )
}

async function get<Body>(
  client: WebClient,
  method: string,
  path: string,
  body?: object,
): Promise<Body> {
  const reply = await client.send(method, path, body)
  if (reply.status >= 300)
    throw new Error(`${method} ${path} answered ${reply.status}: ${reply.text}`)
  return reply.body as unknown as Body
}
