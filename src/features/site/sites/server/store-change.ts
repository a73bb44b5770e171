import type { Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { SiteChange } from '../rules/changes/site-change.ts'
import type { SiteRow } from './store.ts'

/** Locks a site until the transaction ends; returns false if there is none. */
export async function lockSite(tx: Transaction, site: number): Promise<boolean> {
  return (await tx.maybe(sql`select 1 from sites.site where id = ${site} for update`)) !== null
}

/** The first of these hosts that belongs to another site, or null. */
export async function selectHostElsewhere(
  tx: Transaction,
  site: number,
  hosts: readonly string[],
): Promise<string | null> {
  const row = await tx.maybe<{ host: string }>(sql`
    select host from sites.site_host where host = any(${[...hosts]}::text[]) and site_id <> ${site} order by host limit 1`)
  return row?.host ?? null
}

/** Replaces a site's hosts; the first is used in emails. */
export async function replaceHosts(
  tx: Transaction,
  site: number,
  hosts: readonly string[],
): Promise<void> {
  await tx.run(sql`delete from sites.site_host where site_id = ${site}`)
  await tx.run(sql`
    insert into sites.site_host (host, site_id, position)
    select host, ${site}::int, position from unnest(${[...hosts]}::text[]) with ordinality as given (host, position)`)
}

export function updateName(tx: Transaction, site: number, name: string): Promise<number> {
  return tx.run(sql`update sites.site set name = ${name} where id = ${site}`)
}

/** Changes the given fields of a site's company. */
export function updateCompany(
  tx: Transaction,
  site: number,
  company: NonNullable<SiteChange['company']>,
): Promise<number> {
  return tx.run(
    sql`update sites.site set company = company || ${JSON.stringify(company)}::jsonb where id = ${site}`,
  )
}

/** Changes the given fields of a site's own country, currency and time zone. */
export function updateRegion(
  tx: Transaction,
  site: number,
  region: NonNullable<SiteChange['region']>,
): Promise<number> {
  const { country, currency, time_zone: zone, domain_language: language, locales } = region
  return tx.run(sql`
    update sites.site set country = coalesce(${country ?? null}, country), currency = coalesce(${currency ?? null}, currency),
      time_zone = coalesce(${zone ?? null}, time_zone), domain_language = coalesce(${language ?? null}, domain_language),
      locales = coalesce(${locales === undefined ? null : [...locales]}::text[], locales)
    where id = ${site}`)
}

/** Locks all sites until the transaction ends, so that a change can compare itself with every host. */
export async function lockAllSites(tx: Transaction): Promise<void> {
  await tx.many(sql`select id from sites.site order by id for update`)
}

/** Stores a site as given, except its hosts. */
export function updateSite(tx: Transaction, row: Omit<SiteRow, 'pool' | 'brand'>): Promise<number> {
  return tx.run(sql`
    update sites.site set name = ${row.name}, locales = ${[...row.locales]}::text[], domain_language = ${row.domain_language},
      time_zone = ${row.time_zone}, currency = ${row.currency}, country = ${row.country},
      settings = ${JSON.stringify(row.settings)}::jsonb, company = ${JSON.stringify(row.company)}::jsonb
    where id = ${row.id}`)
}
