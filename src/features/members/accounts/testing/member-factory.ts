import { randomUUID } from 'node:crypto'
import type { TestSite } from '#app/testing/start-site.ts'
import type { AccountDraft } from '../server/index.ts'
import { type WebClient, webClient } from './web-client.ts'

/** An account created without signing up, for tests of what comes after that. */
export interface FactoryMember {
  /** The internal key. */
  readonly account: number
  /** The public id. */
  readonly member: string
  readonly name: string
  readonly email: string
  /** The browser that `logIn` logs in. */
  readonly browser: WebClient
  /** Throws if the site refuses the login. */
  logIn(): Promise<void>
}

const password = 'three tall herons'

/**
 * Creates members of a started site, with `more` overriding the defaults; they are not logged in
 * yet.
 */
export async function createMemberFactory(
  site: TestSite,
): Promise<(more?: Partial<AccountDraft>) => Promise<FactoryMember>> {
  const { product, infrastructure } = site.server
  const { demo } = product.accounts
  const passwordHash = await demo.hashPassword(password)
  return async (more = {}) => {
    const member = randomUUID()
    const email = more.email ?? `${member}@example.org`
    const name = more.name ?? `Person ${member.slice(0, 8)}`
    const now = infrastructure.clock.now()
    // Only members can log in.
    const key = more.kind === undefined || more.kind === 'member' ? { email, passwordHash } : {}
    const draft: AccountDraft = {
      member,
      pool: 1,
      site: 1,
      kind: 'member',
      locale: 'en',
      createdAt: now,
      lastActiveAt: now,
      ...key,
      ...more,
      name,
    }
    const account = await demo.createAccount(infrastructure.database, draft)
    const browser = webClient(site)
    const logIn = async () => {
      const reply = await browser.send('POST', '/api/user.php', { login: email, password })
      if (reply.status !== 200)
        throw new Error(`login failed with status ${reply.status}: ${reply.text}`)
    }
    return { account, member: draft.member, name, email, browser, logIn }
  }
}
