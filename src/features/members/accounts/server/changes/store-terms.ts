import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** When a member last accepted the terms; null if that isn't known. */
export async function selectTermsAcceptedAt(
  queries: Queries,
  account: number,
): Promise<Date | null> {
  const row = await queries.maybe<{ terms_accepted_at: Date | null }>(
    sql`select terms_accepted_at from accounts.account where id = ${account} and kind = 'member'`,
  )
  return row?.terms_accepted_at ?? null
}

/** Records that a member accepts the terms again, unless they have since they were published. */
export async function updateTermsAccepted(
  queries: Queries,
  account: number,
  { version, since, now }: { readonly version: string; readonly since: Date; readonly now: Date },
): Promise<void> {
  await queries.run(sql`
    update accounts.account set terms_version = ${version}, terms_accepted_at = ${now}
    where id = ${account} and kind = 'member' and (terms_accepted_at is null or terms_accepted_at < ${since})`)
}
