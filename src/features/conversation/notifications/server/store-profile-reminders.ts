import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** What a reminder is based on. */
export interface ProfileFacts {
  /** Whether there is a photo that is shown or waits for review. */
  readonly photo: boolean
  readonly about: string
}

/**
 * Members in the order of their accounts who confirmed their address in one of the spans, want
 * reminders, and had none planned since a time.
 */
export async function selectReminded(
  queries: Queries,
  query: {
    readonly after: number
    readonly spans: readonly { readonly from: Date; readonly until: Date }[]
    readonly plannedBefore: Date
    readonly count: number
  },
): Promise<number[]> {
  const rows = await queries.many<{ account: number }>(sql`
    select e.account_id as account
    from accounts.public_active_email e
    join accounts.public_account a on a.account_id = e.account_id and a.kind = 'member'
    left join notifications.preference p on p.account_id = e.account_id
    where e.account_id > ${query.after} and coalesce(p.reminders, true)
      and exists (
        select from unnest(${query.spans.map(({ from }) => from)}::timestamptz[], ${query.spans.map(({ until }) => until)}::timestamptz[]) s (since, until)
        where a.activated_at > s.since and a.activated_at <= s.until)
      and not exists (
        select from notifications.email m
        where m.account_id = e.account_id and m.kind = 'reminders' and m.created_at > ${query.plannedBefore})
    order by e.account_id limit ${query.count}`)
  return rows.map(({ account }) => account)
}

/** What a member's profile has; null if there is none. */
export function selectProfileFacts(
  queries: Queries,
  account: number,
): Promise<ProfileFacts | null> {
  return queries.maybe(sql`
    select r.about, exists (
      select from photos.public_review_photo p where p.account_id = r.account_id and p.status in ('waiting', 'active')) as photo
    from profiles.public_review_profile r where r.account_id = ${account}`)
}
