import type { Database } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

interface TestMembers {
  readonly kind: 'member' | 'fictional'
  readonly people: number
  /** How many of them matched with another; an even number. */
  readonly matched: number
  readonly premium: boolean
}

/**
 * Inserts members who joined long before `now` and have been active since then, identical in all
 * compared properties.
 */
export async function insertTestMembers(
  database: Database,
  { kind, people, matched, premium }: TestMembers,
  now: Date,
): Promise<void> {
  const long = new Date(now.getTime() - 100 * 86_400_000)
  const lately = new Date(now.getTime() - 86_400_000)
  const inserted = await database.many<{ id: number }>(sql`
    insert into accounts.account (member_id, pool_id, site_id, kind, name, name_key, email, email_key, email_claimed_at, password_hash,
      status, locale, created_at, activated_at, last_active_at)
    select m.id, 1, 1, ${kind}, 'P', m.id::text, m.address, m.address, case when m.address is not null then ${long}::timestamptz end,
      case when m.address is not null then 'x' end, 'active', 'en', ${long}, ${long}, ${lately}
    from (
      select x.id, case when ${kind} = 'member' then x.id || '@example.org' end as address
      from (select gen_random_uuid() as id from generate_series(1, ${people})) x
    ) m
    returning id`)
  const ids = inserted.map(({ id }) => id)
  await database.run(sql`
    insert into profiles.profile (account_id, pool_id, birth, gender, sexuality, created_at, changed_at)
    select a, 1, '1990-01-01', 1, 3, ${long}, ${long} from unnest(${ids}::bigint[]) a`)
  if (premium)
    await database.run(sql`
      select g.verdict from unnest(${ids}::bigint[]) a,
        lateral credits.public_grant(a, 20, 'made-up', 'bought', 999, 'EUR', null, ${long}, 1) g`)
  if (kind === 'member') await likeOneAnother(database, { ids, matched }, lately)
}

/**
 * Everyone gives one like: the first `matched` members like each other in pairs; each of the others
 * likes the next one, who likes someone else.
 */
async function likeOneAnother(
  database: Database,
  { ids, matched }: { ids: readonly number[]; matched: number },
  at: Date,
): Promise<void> {
  const lucky = ids.slice(0, matched)
  const rest = ids.slice(matched)
  const liked = [
    ...lucky.map((_, place) => lucky[place % 2 === 0 ? place + 1 : place - 1]),
    ...rest.map((_, place) => rest[(place + 1) % rest.length]),
  ]
  await database.run(sql`
    insert into likes.profile_like (liked_id, liker_id, at)
    select x.liked, x.liker, ${at} from unnest(${liked}::bigint[], ${[...ids]}::bigint[]) x (liked, liker)`)
  await database.run(sql`
    insert into likes.match (account_id, other_id, id, at)
    select g.liked_id, g.liker_id, md5(least(g.liked_id, g.liker_id)::text)::uuid, ${at}
    from likes.profile_like g where g.liker_id = any (${[...lucky]}::bigint[])`)
}

/** Inserts paid orders of a package. */
export async function insertTestOrders(
  database: Database,
  { bundle, orders, status }: { bundle: string; orders: number; status: 'completed' | 'created' },
  at: Date,
): Promise<void> {
  await database.run(sql`
    insert into payments.purchase (order_id, account_id, site_id, client_id, bundle, credits, price_minor, currency, country, method,
      status, consented_at, terms_version, created_at, changed_at, last_checked_at)
    select gen_random_uuid(), 900000 + i, 1, gen_random_uuid(), ${bundle}, 20, 999, 'EUR', 'NL', 'ideal', ${status}, ${at}, ${at}, ${at}, ${at}, ${at}
    from generate_series(1, ${orders}) i`)
}
