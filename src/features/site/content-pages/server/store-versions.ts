import type { Locale } from '#kernel/locale.ts'
import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { PageText } from '../rules/read-document.ts'

/** A page of a site in one language. */
export interface PageKey {
  readonly site: number
  /** The path without its first slash: `pages/terms`, or the token of an operator's page. */
  readonly path: string
  readonly locale: Locale
}

/** A version to be published. */
export interface NewVersion extends PageKey {
  /** Made by the client; publishing it again changes nothing. */
  readonly id: string
  /** The number of the newest version its author has seen; 0 if there was none. */
  readonly base: number
  /** Null returns to the product's own text; an operator's page is then gone in this language. */
  readonly text: PageText | null
  readonly summary: string
  readonly acceptAgain: boolean
  readonly originalDigest: string | null
  readonly staff: number | null
  readonly startsAt: Date
}

/** Stores a version; false if its id is taken, or its author hasn't seen the newest one. */
export async function insertVersion(
  tx: Transaction,
  version: NewVersion,
  now: Date,
): Promise<boolean> {
  const { site, path, locale, base, text } = version
  const inserted = await tx.run(sql`
    insert into content_pages.version (id, site_id, path, locale, number, title, body, summary, accept_again, original_digest,
      staff_id, starts_at, created_at)
    select ${version.id}::uuid, ${site}, ${path}, ${locale}, ${base}::int + 1, ${text?.title ?? null}, ${text?.body ?? null},
      ${version.summary}, ${version.acceptAgain}, ${version.originalDigest}, ${version.staff}::bigint, ${version.startsAt}, ${now}
    where ${base}::int = (
      select coalesce(max(v.number), 0) from content_pages.version v
      where v.site_id = ${site} and v.path = ${path} and v.locale = ${locale})
    on conflict do nothing`)
  return inserted === 1
}

/** Whether this version of this page has been stored. */
export async function hasVersion(
  queries: Queries,
  { id, site, path, locale }: PageKey & { readonly id: string },
): Promise<boolean> {
  const row = await queries.maybe(sql`
    select 1 as one from content_pages.version
    where id = ${id} and site_id = ${site} and path = ${path} and locale = ${locale}`)
  return row !== null
}

/** A version without its text. */
export interface VersionRow {
  readonly id: string
  readonly path: string
  readonly locale: Locale
  readonly number: number
  readonly title: string | null
  readonly summary: string
  readonly accept_again: boolean
  readonly original_digest: string | null
  readonly staff_id: number | null
  readonly starts_at: Date
  readonly created_at: Date
  readonly withdrawn_at: Date | null
  readonly in_force: boolean
}

const columns = sql.part`v.id, v.path, v.locale, v.number, v.title, v.summary, v.accept_again, v.original_digest, v.staff_id,
  v.starts_at, v.created_at, v.withdrawn_at`

/** The versions of a page in one language, newest first. */
export function selectHistory(
  queries: Queries,
  { site, path, locale }: PageKey,
  now: Date,
): Promise<VersionRow[]> {
  return queries.many(sql`
    select ${columns}, f.id is not null as in_force from content_pages.version v
    left join content_pages.in_force(${site}, ${now}) f on f.id = v.id
    where v.site_id = ${site} and v.path = ${path} and v.locale = ${locale} order by v.number desc limit 200`)
}

/** The versions of a site that are in force or planned. */
export function selectCurrent(queries: Queries, site: number, now: Date): Promise<VersionRow[]> {
  return queries.many(sql`
    select ${columns}, f.id is not null as in_force from content_pages.version v
    left join content_pages.in_force(${site}, ${now}) f on f.id = v.id
    where v.site_id = ${site} and v.withdrawn_at is null and (f.id is not null or v.starts_at > ${now})
    order by v.path, v.locale, v.starts_at`)
}

/** A version with its text; null if there is none. */
export function selectVersion(
  queries: Queries,
  id: string,
): Promise<
  (Omit<VersionRow, 'in_force'> & { readonly site_id: number; readonly body: string | null }) | null
> {
  return queries.maybe(
    sql`select ${columns}, v.site_id, v.body from content_pages.version v where v.id = ${id}`,
  )
}

/** The number of the newest version of a page in one language; 0 if there is none. */
export async function selectNewestNumber(
  queries: Queries,
  { site, path, locale }: PageKey,
): Promise<number> {
  const row = await queries.one<{ number: number }>(sql`
    select coalesce(max(v.number), 0) as number from content_pages.version v
    where v.site_id = ${site} and v.path = ${path} and v.locale = ${locale}`)
  return row.number
}

/** The languages in which a page has texts in force or planned. */
export async function selectLocales(
  queries: Queries,
  { site, path }: Omit<PageKey, 'locale'>,
  now: Date,
): Promise<Locale[]> {
  const rows = await queries.many<{ locale: Locale }>(sql`
    select f.locale from content_pages.in_force(${site}, ${now}) f where f.path = ${path} and f.title is not null
    order by f.locale`)
  return rows.map(({ locale }) => locale)
}

/** Withdraws a version that hasn't started; false if it has, or was withdrawn. */
export async function withdrawVersion(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const changed = await tx.run(sql`
    update content_pages.version set withdrawn_at = ${now} where id = ${id} and withdrawn_at is null and starts_at > ${now}`)
  return changed === 1
}

/** Withdraws all planned versions of a page. */
export async function withdrawPlanned(
  tx: Transaction,
  { site, path }: Omit<PageKey, 'locale'>,
  now: Date,
): Promise<void> {
  await tx.run(sql`
    update content_pages.version set withdrawn_at = ${now}
    where site_id = ${site} and path = ${path} and withdrawn_at is null and starts_at > ${now}`)
}
