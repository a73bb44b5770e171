import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { createMemberFactory } from '#features/members/accounts/testing/member-factory.ts'
import { type WebClient, webClient } from '#features/members/accounts/testing/web-client.ts'

/** A complete test site with members who can buy. */
export interface Marketplace extends TestSite {
  /** Adds a member and returns a logged-in client. */
  buyer(): Promise<WebClient>
  visitor(): WebClient
}

/** Starts a complete site for requests over HTTP. */
export async function openMarketplace(
  env: Readonly<Record<string, string>> = {},
): Promise<Marketplace> {
  const site = await startSite(env, { limits: 'count' })
  const makeMember = await createMemberFactory(site)
  return {
    ...site,
    visitor: () => webClient(site),
    async buyer() {
      const { browser, logIn } = await makeMember()
      await logIn()
      return browser
    },
  }
}
