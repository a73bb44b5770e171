import type { Transaction } from '#platform/server/postgres/database.ts'
import type { Installation } from '#platform/server/postgres/migrate.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { demoSites, type NewSite } from './data/demo-sites.ts'
import { createProductionSite } from './data/production-site.ts'

/** Increase when new installations should start differently. */
export const version = '3'

/**
 * Inserts the sites of a new installation: two for a demo, one without a company for production. If
 * any site exists, nothing is changed.
 */
export async function load(tx: Transaction, installation: Installation): Promise<void> {
  if ((await tx.maybe(sql`select 1 from sites.site limit 1`)) !== null) return
  const newSites =
    installation.mode === 'demo' ? demoSites : [createProductionSite(installation.host)]
  for (const site of newSites) await insertSite(tx, site)
}

async function insertSite(tx: Transaction, site: NewSite): Promise<void> {
  await tx.run(sql`insert into sites.pool (id, name) values (${site.pool.id}, ${site.pool.name})`)
  await tx.run(sql`
    insert into sites.site (id, pool_id, name, brand, domain_language, locales, time_zone, currency, country, settings, company)
    values (${site.id}, ${site.pool.id}, ${site.name}, ${site.brand}, ${site.domainLanguage}, ${[...site.locales]},
      ${site.timeZone}, ${site.currency}, ${site.country}, ${JSON.stringify(site.settings)}, ${JSON.stringify(site.company)})`)
  await tx.run(sql`
    insert into sites.site_host (host, site_id, position)
    select host, ${site.id}::int, position from unnest(${[...site.hosts]}::text[]) with ordinality as given (host, position)`)
}
