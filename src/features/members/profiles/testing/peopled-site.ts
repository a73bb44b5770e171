import type { Log } from '#platform/server/log/log.ts'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { createMemberFactory } from '#features/members/accounts/testing/member-factory.ts'
import { type WebClient, webClient } from '#features/members/accounts/testing/web-client.ts'
import type { AccountDraft } from '#features/members/accounts/server/index.ts'
import type { ProfileDraft } from '../server/index.ts'

/** A person on a started site. */
export interface TestPerson {
  readonly account: number
  readonly member: string
  readonly name: string
  /** A logged-in browser; for fictional profiles it is not logged in. */
  readonly browser: WebClient
}

export interface PeopledSite extends TestSite {
  /** Adds a person with a profile and, for a member, logs them in. */
  addPerson(account?: Partial<AccountDraft>, profile?: Partial<ProfileDraft>): Promise<TestPerson>
  visitor(): WebClient
}

/**
 * Starts a complete site for HTTP tests, with a quick way to add people; `env` adds environment
 * variables, `log` receives the server's log.
 */
export async function startPeopledSite(
  env: Readonly<Record<string, string>> = {},
  options: { readonly log?: Log; readonly limits?: 'enforce' | 'count' } = {},
): Promise<PeopledSite> {
  const site = await startSite(env, { limits: 'count', ...options })
  const { product, infrastructure } = site.server
  const makeMember = await createMemberFactory(site)
  return {
    ...site,
    visitor: () => webClient(site),
    async addPerson(more = {}, profile = {}) {
      const { account, member, name, browser, logIn } = await makeMember(more)
      const now = infrastructure.clock.now()
      const pool = more.pool ?? 1
      await infrastructure.database.transaction((tx) =>
        product.profiles.makeProfile(
          tx,
          {
            account,
            pool,
            birth: '1992-03-04',
            gender: 'female',
            seeking: ['male'],
            country: 'NL',
            ...profile,
          },
          now,
        ),
      )
      if ((more.kind ?? 'member') === 'member' && pool === 1 && more.status !== 'disabled')
        await logIn()
      return { account, member, name, browser }
    },
  }
}
