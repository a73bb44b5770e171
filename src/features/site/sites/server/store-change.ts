import type { Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { SiteChange } from '../rules/site-change.ts'

/** Locks a site until the transaction ends; false when there is none. */
export async function lockSite(tx: Transaction, site: number): Promise<boolean> {
  return (await tx.maybe(sql`select 1 from sites.site where id = ${site} for update`)) !== null
}

/** The first of these hosts that leads to another site, or null. */
export async function selectHostElsewhere(
  tx: Transaction,
  site: number,
  hosts: readonly string[],
): Promise<string | null> {
  const found = await tx.maybe<{ host: string }>(sql`
    select host from sites.site_host where host = any(${[...hosts]}::text[]) and site_id <> ${site} order by host limit 1`)
  return found?.host ?? null
}

/** Lets a site answer to these hosts alone, the first being its address in letters. */
export async function replaceHosts(tx: Transaction, site: number, hosts: readonly string[]): Promise<void> {
  await tx.run(sql`delete from sites.site_host where site_id = ${site}`)
  await tx.run(sql`
    insert into sites.site_host (host, site_id, position)
    select host, ${site}::int, position from unnest(${[...hosts]}::text[]) with ordinality as given (host, position)`)
}

/** Gives a site another name. */
export function updateName(tx: Transaction, site: number, name: string): Promise<number> {
  return tx.run(sql`update sites.site set name = ${name} where id = ${site}`)
}

/** Changes these fields of a site's company; the others stay. */
export function updateCompany(
  tx: Transaction,
  site: number,
  company: NonNullable<SiteChange['company']>,
): Promise<number> {
  return tx.run(sql`update sites.site set company = company || ${JSON.stringify(company)}::jsonb where id = ${site}`)
}
