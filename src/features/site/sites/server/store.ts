import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { SettingsPatch } from '../rules/settings.ts'

/** A site's row with its hosts, settings not yet parsed. */
export interface SiteRow {
  readonly id: number
  readonly pool: number
  readonly name: string
  readonly brand: string
  readonly hosts: readonly string[]
  readonly locales: readonly string[]
  readonly domain_language: string
  readonly time_zone: string
  readonly currency: string
  readonly country: string
  readonly settings: unknown
  readonly company: unknown
}

/** All sites, with their hosts in order. */
export function selectSites(queries: Queries): Promise<SiteRow[]> {
  return queries.many(sql`
    select id, pool_id as pool, name, brand, locales, domain_language, time_zone, currency, country, settings, company,
      array(select host from sites.site_host where site_id = site.id order by position) as hosts
    from sites.site
    order by id`)
}

/**
 * The stored settings of all sites in a site's pool, locked until the transaction ends; none if there
 * is no such site.
 */
export function lockPoolSettings(
  tx: Transaction,
  site: number,
): Promise<{ id: number; settings: SettingsPatch }[]> {
  return tx.many(sql`
    select id, settings from sites.site
    where pool_id = (select s.pool_id from sites.site s where s.id = ${site}) order by id for update`)
}

export function updateSettings(
  tx: Transaction,
  site: number,
  settings: SettingsPatch,
): Promise<number> {
  return tx.run(
    sql`update sites.site set settings = ${JSON.stringify(settings)} where id = ${site}`,
  )
}
