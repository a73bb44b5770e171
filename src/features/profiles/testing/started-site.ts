import { randomUUID } from 'node:crypto'
import { startSite, type TestSite } from '#main/testing/start-site.ts'
import { type WebClient, webClient } from '#features/accounts/testing/web-client.ts'
import type { AccountDraft } from '#features/accounts/server/index.ts'
import type { ProfileDraft } from '../server/index.ts'

/** Someone of a started site. */
export interface Somebody {
  readonly account: number
  readonly member: string
  readonly name: string
  /** A browser that is logged in; fictional profiles have one that is not. */
  readonly browser: WebClient
}

export interface PeopledSite extends TestSite {
  /** Adds someone with a profile and, being a member, logs them in. */
  somebody(account?: Partial<AccountDraft>, profile?: Partial<ProfileDraft>): Promise<Somebody>
  visitor(): WebClient
}

/** Starts a whole site to ask over HTTP, with a quick way to people it; `env` is what it runs with beside the usual. */
export async function startPeopledSite(env: Readonly<Record<string, string>> = {}): Promise<PeopledSite> {
  const site = await startSite(env, { limits: 'count' })
  const { product, floor } = site.server
  const password = 'three tall herons'
  const passwordHash = await product.accounts.demo.hashPassword(password)
  return {
    ...site,
    visitor: () => webClient(site),
    async somebody(more = {}, profile = {}) {
      const member = randomUUID()
      const email = `${member}@example.org`
      const now = floor.clock.now()
      const kind = more.kind ?? 'member'
      const account = {
        member,
        pool: 1,
        site: 1,
        kind,
        name: `Person ${member.slice(0, 8)}`,
        locale: 'en' as const,
        createdAt: now,
        lastActiveAt: now,
        ...more,
      }
      const key = await product.accounts.demo.createAccount(
        floor.database,
        kind === 'member' ? { email, passwordHash, ...account } : account,
      )
      await floor.database.transaction((tx) =>
        product.profiles.makeProfile(
          tx,
          {
            account: key,
            pool: account.pool,
            birth: '1992-03-04',
            gender: 'female',
            seeking: ['male'],
            country: 'NL',
            ...profile,
          },
          now,
        ),
      )
      const browser = webClient(site)
      if (kind === 'member' && account.pool === 1 && account.status !== 'disabled') {
        const reply = await browser.send('POST', '/api/user.php', { login: more.email ?? email, password })
        if (reply.status !== 200) throw new Error(`logging in answered ${reply.status}: ${reply.text}`)
      }
      return { account: key, member, name: account.name, browser }
    },
  }
}
