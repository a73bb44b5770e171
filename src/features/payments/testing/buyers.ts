import { randomUUID } from 'node:crypto'
import { startSite, type TestSite } from '#main/testing/start-site.ts'
import { type WebClient, webClient } from '#features/accounts/testing/web-client.ts'

/** A whole site, and members who can buy. */
export interface Marketplace extends TestSite {
  /** Adds a member and gives a browser that is logged in. */
  buyer(): Promise<WebClient>
  visitor(): WebClient
}

/** Starts a whole site to ask over HTTP. */
export async function openMarketplace(env: Readonly<Record<string, string>> = {}): Promise<Marketplace> {
  const site = await startSite(env, { limits: 'count' })
  const { product, floor } = site.server
  const { demo } = product.accounts
  const password = 'three tall herons'
  const passwordHash = await demo.hashPassword(password)
  return {
    ...site,
    visitor: () => webClient(site),
    async buyer() {
      const member = randomUUID()
      const email = `${member}@example.org`
      const now = floor.clock.now()
      await demo.createAccount(floor.database, {
        member,
        pool: 1,
        site: 1,
        kind: 'member',
        name: `Person ${member.slice(0, 8)}`,
        locale: 'en',
        createdAt: now,
        lastActiveAt: now,
        email,
        passwordHash,
      })
      const browser = webClient(site)
      const reply = await browser.send('POST', '/api/user.php', { login: email, password })
      if (reply.status !== 200) throw new Error(`logging in answered ${reply.status}: ${reply.text}`)
      return browser
    },
  }
}
