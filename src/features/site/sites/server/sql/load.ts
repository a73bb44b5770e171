import type { Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { demoSites } from './data/demo-sites.ts'

/** Increase when new installations should start differently. */
export const version = '2'

/** Inserts the two sites into a new installation. If any site exists, nothing is changed. */
export async function load(tx: Transaction): Promise<void> {
  if ((await tx.maybe(sql`select 1 from sites.site limit 1`)) !== null) return
  for (const site of demoSites) {
    await tx.run(sql`insert into sites.pool (id, name) values (${site.pool.id}, ${site.pool.name})`)
    await tx.run(sql`
      insert into sites.site (id, pool_id, name, brand, domain_language, locales, time_zone, currency, country, settings, company)
      values (${site.id}, ${site.pool.id}, ${site.name}, ${site.brand}, ${site.domainLanguage}, ${[...site.locales]},
        ${site.timeZone}, ${site.currency}, ${site.country}, ${JSON.stringify(site.settings)}, ${JSON.stringify(site.company)})`)
    await tx.run(sql`
      insert into sites.site_host (host, site_id, position)
      select host, ${site.id}::int, position from unnest(${[...site.hosts]}::text[]) with ordinality as given (host, position)`)
  }
}
