import { randomUUID } from 'node:crypto'
import { sql } from '#platform/server/postgres/sql.ts'
import type { TestSite } from '#app/testing/start-site.ts'
import { type WebClient, webClient } from './web-client.ts'

/** A confirmed member of a started site, with the browser they signed up in. */
export interface Someone {
  readonly browser: WebClient
  readonly name: string
  readonly email: string
  readonly password: string
  /** The public id. */
  readonly member: string
  /** The internal key. */
  readonly account: number
}

/**
 * Returns the token in the newest email to an address whose link leads to `path`; empty if there is
 * none.
 */
export async function mailedToken(site: TestSite, to: string, path: string): Promise<string> {
  const links = (await site.mails(to)).flatMap((mail) => mail.links)
  const link = links.map((one) => new URL(one)).find((url) => url.pathname === path)
  return new URLSearchParams(link?.hash.slice(1)).get('token') ?? ''
}

/** Signs a member up over HTTP, in a new browser unless one is given; unconfirmed. */
export async function signUpSomeone(
  site: TestSite,
  more: Record<string, unknown> = {},
  browser: WebClient = webClient(site),
): Promise<Omit<Someone, 'account'>> {
  const unique = randomUUID().slice(0, 8)
  const fields = {
    id: randomUUID(),
    email: `lena.${unique}@example.org`,
    name: `Lena ${unique}`,
    password: 'three tall herons',
    date_of_birth: '1990-04-05',
    gender: 'female',
    seeking: ['male', 'female'],
    country: 'NL',
    fictional_acknowledged: true,
    terms_accepted: true,
    ...more,
  }
  const signedUp = await browser.send('POST', '/api/accounts', fields)
  if (signedUp.status !== 200) throw new Error(`sign-up: ${signedUp.status} ${signedUp.text}`)
  const { body } = await browser.send('GET', '/api/user.php')
  const member = (body as unknown as { user: { profile: { id: string } } }).user.profile.id
  return { browser, name: fields.name, email: fields.email, password: fields.password, member }
}

/** Signs a member up and confirms their address. */
export async function someone(
  site: TestSite,
  more: Record<string, unknown> = {},
  browser?: WebClient,
): Promise<Someone> {
  const newcomer = await signUpSomeone(site, more, browser)
  const token = await mailedToken(site, newcomer.email, '/activate')
  const { status } = await newcomer.browser.send('POST', '/api/activations', { token })
  if (status !== 200) throw new Error(`activation: ${status}`)
  const { account } = await site.server.infrastructure.database.one<{ account: number }>(
    sql`select id as account from accounts.account where member_id = ${newcomer.member}`,
  )
  return { ...newcomer, account }
}
