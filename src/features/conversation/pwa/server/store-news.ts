import type { Locale } from '#kernel/locale.ts'
import type { Kind } from '#features/members/fictional-profiles/index.ts'
import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** The person the news is from, and the number of messages or likes. */
export interface News {
  readonly name: string
  readonly kind: Kind
  readonly count: number
}

/** The recipient of a push; `null` if the account is no longer or not yet a member. */
export function selectReader(
  queries: Queries,
  account: number,
): Promise<{ site: number; locale: Locale } | null> {
  return queries.maybe(sql`
    select site_id as site, locale from accounts.public_account
    where account_id = ${account} and kind = 'member' and status in ('active', 'not_confirmed')`)
}

/**
 * The unread messages of a conversation; `null` if there are none, the conversation is muted or
 * deleted, or its writer's address is not confirmed: a new account costs nothing, and no one is
 * woken up by it. This includes members under review: silence would reveal that they are.
 */
export function selectUnreadIn(
  queries: Queries,
  { account, conversation }: { account: number; conversation: string },
  now: Date,
): Promise<News | null> {
  return queries.maybe(sql`
    select a.name, a.kind, u.unread as count
    from chat.public_unread u
    join accounts.public_account a on a.account_id = u.other_id and a.status = 'active'
    where u.conversation = ${conversation} and u.account_id = ${account}
      and (u.muted_until is null or u.muted_until <= ${now})`)
}

/**
 * The latest new like and the number of new likes, up to 100. Likes that became a match are left
 * out (the match is pushed instead).
 */
export function selectNewLikes(queries: Queries, account: number): Promise<News | null> {
  return queries.maybe(sql`
    select name, kind, (count(*) over ())::int as count from (
      select r.name, r.kind, r.at from likes.public_received_like r
      where r.account_id = ${account} and r.new
        and not exists (select from likes.public_match m where m.account_id = r.account_id and m.other_id = r.other_id)
      order by r.at desc limit 100) newest
    order by at desc limit 1`)
}

/** A match that still exists. */
export function selectMatchWith(
  queries: Queries,
  { account, match }: { account: number; match: string },
): Promise<News | null> {
  return queries.maybe(sql`
    select a.name, a.kind, 1 as count
    from likes.public_match m
    join accounts.public_account a on a.account_id = m.other_id and a.status = 'active'
    where m.account_id = ${account} and m.id = ${match}`)
}
