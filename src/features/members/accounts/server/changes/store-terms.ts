import type { Locale } from '#kernel/locale.ts'
import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** An account and a site of its pool. */
interface MemberOfSite {
  readonly account: number
  readonly site: number
}

/**
 * Until when everything in force on a site is accepted by a member; null if they never accepted its
 * terms. Undefined for an account that isn't a member's.
 */
export async function selectAcceptedUntil(
  queries: Queries,
  { account, site }: MemberOfSite,
): Promise<Date | null | undefined> {
  const row = await queries.maybe<{ until: Date | null }>(sql`
    select (
      select max(t.covers_until) from accounts.terms_acceptance t where t.account_id = a.id and t.site_id = ${site}
    ) as until
    from accounts.account a where a.id = ${account} and a.kind = 'member'`)
  return row === null ? undefined : row.until
}

/** Records that a member accepts the terms of a site; once for each time it is asked. */
export async function insertTermsAcceptance(
  queries: Queries,
  acceptance: MemberOfSite & {
    readonly version: string
    readonly locale: Locale
    readonly coversUntil: Date
    readonly now: Date
  },
): Promise<void> {
  const { account, site, version, locale, coversUntil, now } = acceptance
  await queries.run(sql`
    insert into accounts.terms_acceptance (account_id, site_id, version, locale, covers_until, accepted_at)
    select a.id, ${site}::int, ${version}::timestamptz, ${locale}, ${coversUntil}::timestamptz, ${now}::timestamptz
    from accounts.account a where a.id = ${account} and a.kind = 'member'
    on conflict on constraint terms_acceptance_once do nothing`)
}
