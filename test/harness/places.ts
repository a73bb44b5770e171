import { randomUUID } from 'node:crypto'
import { webClient, type WebClient } from '#features/members/accounts/testing/web-client.ts'
import type { TestSite } from '#app/testing/start-site.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { makeCardPlaces } from './card-places.ts'
import { type ChatPlaces, makeChatPlaces, noChats } from './chat-places.ts'
import { someMembers } from './some-members.ts'

const statuses = ['created', 'pending', 'completed', 'failed', 'cancelled', 'expired'] as const

/** Ways to pay whose page at the bank has a shape of its own, with a country that knows each. */
const shaped = [
  ['creditcard', 'NL'],
  ['blik', 'PL'],
  ['paysafecard', 'NL'],
  ['sct', 'NL'],
  ['wero', 'DE'],
] as const

/** The ids in the addresses of screens that something has to happen for. */
export interface Places {
  /** A member and a fictional profile. */
  readonly someone: string
  readonly fictional: string
  /** Of Jonas: whoever likes him and isn't liked yet, what he and Elena wrote, what a fictional profile wrote, and his match. */
  readonly admirer: string
  readonly conversation: string
  readonly answered: string
  readonly match: string
  /** Of Noor: an order in each of its states, and the payment of the one that waits. */
  readonly orders: Readonly<Record<(typeof statuses)[number], string>>
  readonly payment: string
  /** Payments that wait at the bank, one for each shape its page can have besides the list of banks. */
  readonly atBank: Readonly<Record<(typeof shaped)[number][0], string>>
  /** Of Noor: an order that a remembered card did not pay. */
  readonly declined: string
  readonly chats: ChatPlaces
}

/** For naming the screens before there is a site. */
export const nowhere: Places = {
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
  chats: noChats,
}

/** Finds the places of a site, or makes them, once. */
export function findPlaces(site: TestSite): Promise<Places> {
  const known = found.get(site.url) ?? make(site)
  found.set(site.url, known)
  return known
}
const found = new Map<string, Promise<Places>>()

async function make(site: TestSite): Promise<Places> {
  const [jonas, noor] = [webClient(site), webClient(site)]
  await get(jonas, 'POST', '/api/user.php', { login: 'Jonas', password: 'minuet-demo' })
  await get(noor, 'POST', '/api/user.php', { login: 'Noor', password: 'minuet-demo' })
  await closeAccount(site, 'Thomas')
  const { someone, fictional } = await someMembers(site)
  const { chats } = await get<{ chats: Row[] }>(jonas, 'GET', '/api/chats')
  const { matches, liked_by } = await get<{ matches: Liked[]; liked_by: Liked[] }>(jonas, 'GET', '/api/likes')
  const rosa = chats.find(({ profile }) => profile.name === 'Rosa')
  await get(noor, 'POST', `/api/members/${rosa?.profile.id}/block`, {})
  const orders: Record<string, string> = {}
  let payment = ''
  for (const status of statuses) {
    const made = await order(noor)
    orders[status] = made.order
    await bringTo(site, noor, made.payment, status)
    if (status === 'created') payment = made.payment
  }
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
    orders: orders as unknown as Places['orders'],
    payment,
    atBank: atBank as unknown as Places['atBank'],
    ...(await makeCardPlaces(site, noor)),
    chats: await makeChatPlaces(site),
  }
}

/** Deletes an account of the cast; within its fourteen days a log-in is told so. */
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

async function order(buyer: WebClient, more: object = {}): Promise<{ order: string; payment: string }> {
  const wish = {
    id: randomUUID(),
    bundle: 'p1',
    method: 'ideal',
    country: 'NL',
    consent: true,
    return_to: '/likes',
    ...more,
  }
  const made = await get<{ order: { id: string }; redirect: string }>(buyer, 'POST', '/api/orders', wish)
  return { order: made.order.id, payment: made.redirect.slice('/dev/pay/'.length) }
}

async function bringTo(site: TestSite, buyer: WebClient, payment: string, status: string): Promise<void> {
  const outcomes: Record<string, object> = {
    pending: { outcome: 'later', seconds: 86_400 },
    completed: { outcome: 'pay' },
    failed: { outcome: 'fail' },
    cancelled: { outcome: 'cancel' },
  }
  if (outcomes[status] !== undefined) await get(buyer, 'POST', `/dev/pay/${payment}`, outcomes[status])
  // The page closes by itself after half an hour: as if that had been long ago.
  const { database } = site.server.floor
  if (status === 'expired')
    await database.run(sql`update payments.sandbox_payment set expires_at = created_at where id = ${payment}`)
}

async function get<Body>(client: WebClient, method: string, path: string, body?: object): Promise<Body> {
  const reply = await client.send(method, path, body)
  if (reply.status >= 300) throw new Error(`${method} ${path} answered ${reply.status}: ${reply.text}`)
  return reply.body as unknown as Body
}
