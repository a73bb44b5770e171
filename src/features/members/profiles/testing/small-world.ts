import { randomUUID } from 'node:crypto'
import type { Context, Viewer } from '#kernel/context.ts'
import { createDatabase, type Database } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { createTestDatabase } from '#platform/server/testing/create-test-database.ts'
import { settings, type SettingsPatch } from '#features/site/sites/rules/settings.ts'
import type { Site } from '#features/site/sites/rules/site.ts'
import { demoSites } from '#features/site/sites/server/sql/data/demo-sites.ts'

/** A person in the test database, as the viewer of endpoints. */
export type Person = Viewer

export const now = new Date('2026-07-01T10:00:00Z')
export const haarlem = { country: 'NL', city: 2755003 } as const
export const amsterdam = { country: 'NL', city: 2759794 } as const

/** Returns the first demo site with changed settings. */
export function siteWith(patch: SettingsPatch = {}): Site {
  const { pool, ...demo } = demoSites[0] as (typeof demoSites)[number]
  return {
    ...(demo as unknown as Site),
    pool: pool.id,
    settings: settings.parse({ ...demo.settings, ...patch }),
  }
}

/** Creates the context of a request as the HTTP layer would. */
export function createTestContext<V extends Viewer | null>(
  viewer: V,
  site: Site = siteWith(),
  at: Date = now,
): Context<Site, V> {
  return {
    site,
    viewer,
    now: at,
    locale: 'en',
    address: '192.0.2.1',
    origin: '',
    userAgent: '',
    requestId: 'test',
    cookies: {},
    query: {},
    setCookie: () => {},
  }
}

export interface SmallWorld {
  readonly database: Database
  /** Adds an account and returns it as a viewer. */
  person(
    facts?: Partial<{
      name: string
      kind: string
      status: string
      pool: number
      invisible: boolean
      lastActiveAt: Date | null
    }>,
  ): Promise<Person>
  close(): Promise<void>
}

/** Creates a database with some features, and accounts inserted directly. */
export async function smallWorld(features: readonly string[]): Promise<SmallWorld> {
  const clone = await createTestDatabase({ features })
  const database = createDatabase({ url: clone.url, size: 4 })
  let created = 0
  return {
    database,
    async person({
      name = `Person ${(created += 1)}`,
      kind = 'member',
      status = 'active',
      pool = 1,
      invisible = false,
      lastActiveAt = now,
    } = {}) {
      const member = randomUUID()
      const isMember = kind === 'member'
      const email = isMember ? `${member}@example.org` : null
      const { id } = await database.one<{ id: number }>(sql`
        insert into accounts.account (member_id, pool_id, site_id, kind, name, name_key, email, email_key, email_claimed_at,
          password_hash, status, locale, created_at, activated_at, last_active_at, invisible)
        values (${member}, ${pool}, 1, ${kind}, ${name}, ${member}, ${email}, ${email}, ${isMember ? now : null},
          ${isMember ? 'x' : null}, ${status}, 'en', ${now}, ${status === 'not_confirmed' ? null : now}, ${lastActiveAt}, ${invisible})
        returning id`)
      return {
        account: id,
        member,
        pool,
        session: 1,
        status: status === 'not_confirmed' ? 'not_confirmed' : 'active',
      }
    },
    async close() {
      await database.close()
      await clone.close()
    },
  }
}
