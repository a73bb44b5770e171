import type { Locale } from '#kernel/locale.ts'
import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** The text of a page in force in one language. */
export interface TextInForce {
  readonly id: string
  readonly locale: Locale
  /** Null: the product's own text again; for an operator's page, none. */
  readonly title: string | null
  readonly body: string | null
  readonly starts_at: Date
}

const columns = sql.part`f.id, f.locale, f.title, f.body, f.starts_at`

/** The versions of a page in force now, by language. */
export function selectInForce(
  queries: Queries,
  { site, path, now }: { readonly site: number; readonly path: string; readonly now: Date },
): Promise<TextInForce[]> {
  return queries.many(sql`
    select ${columns} from content_pages.in_force(${site}, ${now}) f where f.path = ${path} order by f.locale`)
}

/** The titles of all pages that the office has published, in force now. */
export function selectTitles(
  queries: Queries,
  site: number,
  now: Date,
): Promise<{ readonly path: string; readonly locale: Locale; readonly title: string }[]> {
  return queries.many(sql`
    select f.path, f.locale, f.title from content_pages.in_force(${site}, ${now}) f where f.title is not null`)
}

/** The texts of an operator's page in force now, by language; empty if there is no such page. */
export function selectOperatorPage(
  queries: Queries,
  { site, token, now }: { readonly site: number; readonly token: string; readonly now: Date },
): Promise<(TextInForce & { readonly title: string; readonly body: string })[]> {
  return queries.many(sql`
    select ${columns} from content_pages.in_force(${site}, ${now}) f
    join content_pages.operator_page p on p.site_id = ${site} and p.token = f.path
    where f.path = ${token} and f.title is not null order by f.locale`)
}

/** An operator's page, with the languages it is written in now. */
export interface OperatorPageRow {
  readonly token: string
  readonly in_sitemap: boolean
  readonly locales: readonly Locale[]
}

/** A site's pages, by token. */
export function selectOperatorPages(
  queries: Queries,
  site: number,
  now: Date,
): Promise<OperatorPageRow[]> {
  return queries.many(sql`
    select p.token, p.in_sitemap, coalesce(array_agg(f.locale order by f.locale) filter (where f.locale is not null), '{}') as locales
    from content_pages.operator_page p
    left join content_pages.in_force(${site}, ${now}) f on f.path = p.token and f.title is not null
    where p.site_id = ${site} group by p.token, p.in_sitemap order by p.token`)
}

/** Adds an operator's page; false if there is one with this token already. */
export async function insertOperatorPage(
  tx: Transaction,
  page: { readonly site: number; readonly token: string; readonly inSitemap: boolean },
  now: Date,
): Promise<boolean> {
  const inserted = await tx.run(sql`
    insert into content_pages.operator_page (site_id, token, in_sitemap, created_at)
    values (${page.site}, ${page.token}, ${page.inSitemap}, ${now}) on conflict do nothing`)
  return inserted === 1
}

/** Locks an operator's page; null if there is none. */
export function lockOperatorPage(
  tx: Transaction,
  { site, token }: { readonly site: number; readonly token: string },
): Promise<{ readonly in_sitemap: boolean } | null> {
  return tx.maybe(sql`
    select in_sitemap from content_pages.operator_page where site_id = ${site} and token = ${token} for update`)
}

export async function updateInSitemap(
  tx: Transaction,
  page: { readonly site: number; readonly token: string; readonly inSitemap: boolean },
): Promise<void> {
  await tx.run(sql`
    update content_pages.operator_page set in_sitemap = ${page.inSitemap}
    where site_id = ${page.site} and token = ${page.token}`)
}

export async function deleteOperatorPage(
  tx: Transaction,
  { site, token }: { readonly site: number; readonly token: string },
): Promise<void> {
  await tx.run(
    sql`delete from content_pages.operator_page where site_id = ${site} and token = ${token}`,
  )
}

/** From when members have had to accept the terms or the privacy page again; null if never. */
export async function selectAcceptAgain(
  queries: Queries,
  site: number,
  now: Date,
): Promise<Date | null> {
  const row = await queries.maybe<{ since: Date | null }>(sql`
    select max(v.starts_at) as since from content_pages.version v
    where v.site_id = ${site} and v.path in ('pages/terms', 'pages/privacy') and v.accept_again
      and v.withdrawn_at is null and v.starts_at <= ${now}`)
  return row?.since ?? null
}
