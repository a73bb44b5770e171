import type { Locale } from '#kernel/locale.ts'
import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** A page in the languages in which the operator has written it; empty if there is none. */
export function selectOperatorPage(
  queries: Queries,
  { site, token }: { readonly site: number; readonly token: string },
): Promise<{ readonly locale: Locale; readonly text: string }[]> {
  return queries.many(sql`
    select locale, text from content_pages.operator_page
    where site_id = ${site} and token = ${token} order by locale`)
}

/** A site's pages with their languages, by token. */
export function selectOperatorPages(
  queries: Queries,
  site: number,
): Promise<{ readonly token: string; readonly locales: readonly Locale[] }[]> {
  return queries.many(sql`
    select token, array_agg(locale order by locale) as locales from content_pages.operator_page
    where site_id = ${site} group by token order by token`)
}

export async function upsertOperatorPage(
  queries: Queries,
  page: {
    readonly site: number
    readonly token: string
    readonly locale: Locale
    readonly text: string
  },
  now: Date,
): Promise<void> {
  const { site, token, locale, text } = page
  await queries.run(sql`
    insert into content_pages.operator_page (site_id, token, locale, text, changed_at)
    values (${site}, ${token}, ${locale}, ${text}, ${now})
    on conflict (site_id, token, locale) do update set text = excluded.text, changed_at = excluded.changed_at`)
}

/** Removes a page in all its languages; returns how many there were. */
export async function deleteOperatorPage(
  queries: Queries,
  { site, token }: { readonly site: number; readonly token: string },
): Promise<number> {
  const rows = await queries.many(sql`
    delete from content_pages.operator_page where site_id = ${site} and token = ${token} returning locale`)
  return rows.length
}
