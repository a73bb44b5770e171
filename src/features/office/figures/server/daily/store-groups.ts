import { type Sql, sql } from '#platform/server/postgres/sql.ts'
import type { Group } from '../../rules/daily/measures.ts'

/** A day of a site as instants. */
export interface DayQuery {
  readonly site: number
  readonly pool: number
  readonly from: Date
  /** The beginning of the next day. */
  readonly until: Date
  /** Steps of the funnel and replies count until then. */
  readonly stepsUntil: Date
  /** The beginning of the month. */
  readonly month: Date
  /** Members who came back are counted for weeks after this one. */
  readonly week: number
  readonly weeksOver: number
}

/** The properties of every row, from the account `a` and its profile `p`. */
const dimensions = sql.part`
  coalesce(p.country::text, '') as country, a.locale as language, coalesce(left(a.network ->> 'network', 100), '') as source`

/**
 * The query of each group of measures for one day: rows of `measure`, `country`, `language`,
 * `source`, `currency`, `value` and `people`. Staff see these texts next to the figures.
 */
export const groupQueries: Readonly<Record<Group, (day: DayQuery) => Sql>> = {
  funnel: ({ site, from, until, stepsUntil }) => sql`
    select m.measure, x.country, x.language, x.source, '' as currency, count(*) as value, count(*) as people
    from (
      select ${dimensions}, a.activated_at < ${stepsUntil} as confirmed,
        exists (select from photos.public_review_photo f where f.account_id = a.account_id and f.created_at < ${stepsUntil}) as with_photo,
        exists (select from chat.public_sent s where s.sender_id = a.account_id and s.at < ${stepsUntil}) as wrote,
        exists (
          select from payments.public_order o where o.account_id = a.account_id and o.status = 'completed' and o.created_at < ${stepsUntil}
        ) as paid
      from accounts.public_office_account a left join profiles.public_profile p on p.account_id = a.account_id
      where a.site_id = ${site} and a.kind = 'member' and a.created_at >= ${from} and a.created_at < ${until}
    ) x
    cross join lateral (values
      ('signed_up', true), ('confirmed', x.confirmed), ('with_photo', x.with_photo), ('wrote', x.wrote),
      ('activated', x.confirmed and x.with_photo and x.wrote), ('paid', x.paid)
    ) m (measure, reached)
    where m.reached
    group by m.measure, x.country, x.language, x.source`,

  returned: ({ site, from, until, week, weeksOver }) => sql`
    select 'returned_' || w.week as measure, x.country, x.language, x.source, '' as currency, count(*) as value, count(*) as people
    from (
      select ${dimensions}, a.last_active_at
      from accounts.public_office_account a left join profiles.public_profile p on p.account_id = a.account_id
      where a.site_id = ${site} and a.kind = 'member' and a.created_at >= ${from} and a.created_at < ${until}
    ) x
    join unnest(array[1, 2, 4, 8]) w (week) on w.week > ${week}::int and w.week <= ${weeksOver}::int
      and x.last_active_at >= ${from}::timestamptz + make_interval(days => 7 * w.week)
    group by w.week, x.country, x.language, x.source`,

  money: ({ site, from, until, month }) => sql`
    with moved as (
      select o.account_id, p.currency::text as currency, m.measure, sum(m.value) as value
      from accounting.public_posting p
      join payments.public_order o on o.order_id = p.order_id and o.site_id = ${site}
      cross join lateral (values
        ('sales', case when p.kind = 'sale' and p.code like 'deferred:%' then 1 end),
        ('sold', case when p.kind = 'sale' and p.code like 'psp_clearing:%' then p.amount_minor end),
        ('sold_net', case when p.kind = 'sale' and p.code like 'deferred:%' then -p.amount_minor end),
        ('refunded', case when p.kind = 'refund' and p.code like 'psp_clearing:%' then -p.amount_minor end),
        ('earned', case when p.code like 'revenue:%' then -p.amount_minor end)
      ) m (measure, value)
      where p.at >= ${from} and p.at < ${until} and m.value is not null
      group by o.account_id, p.currency, m.measure
    )
    select x.measure, x.country, x.language, x.source, x.currency, sum(x.value)::bigint as value, count(*) filter (where x.first) as people
    from (
      select m.measure, m.currency, m.value, coalesce(p.country::text, '') as country, coalesce(a.locale, '') as language,
        coalesce(left(a.network ->> 'network', 100), '') as source,
        not exists (
          select from payments.public_order o join accounting.public_posting e on e.order_id = o.order_id
          where o.account_id = m.account_id and o.site_id = ${site} and e.currency = m.currency and e.at >= ${month} and e.at < ${from}
            and case m.measure when 'refunded' then e.kind = 'refund' when 'earned' then e.code like 'revenue:%' else e.kind = 'sale' end
        ) as first
      from moved m
      left join accounts.public_office_account a on a.account_id = m.account_id
      left join profiles.public_profile p on p.account_id = m.account_id
    ) x
    group by x.measure, x.country, x.language, x.source, x.currency`,

  messages: ({ site, pool, from, until }) => sql`
    select x.measure, x.country, x.language, x.source, '' as currency, sum(x.sent)::bigint as value, count(*) as people
    from (
      select s.measure, s.sent, ${dimensions}
      from (
        select case when m.author_kind is null then m.sender_id else m.recipient_id end as member,
          case when m.author_kind is not null then 'sent_by_staff' when r.kind = 'fictional' then 'sent_to_fictional' else 'sent_to_members' end
            as measure, count(*) as sent
        from chat.public_sent m join accounts.public_account r on r.account_id = m.recipient_id
        where m.pool_id = ${pool} and m.at >= ${from} and m.at < ${until}
        group by 1, 2
      ) s
      join accounts.public_office_account a on a.account_id = s.member and a.site_id = ${site} and a.kind = 'member'
      left join profiles.public_profile p on p.account_id = a.account_id
    ) x
    group by x.measure, x.country, x.language, x.source`,

  replies: ({ site, pool, from, until, stepsUntil }) => sql`
    select m.measure, x.country, x.language, x.source, '' as currency, count(*) as value, count(distinct x.account_id) as people
    from (
      select ${dimensions}, a.account_id, case when r.author_kind is null then 'members' else 'staff' end as replier, (
          select min(w.minutes) from unnest(array[5, 15, 60, 180, 720, 1440, 10080]) w (minutes)
          where r.replied_at <= r.started_at + make_interval(mins => w.minutes)
        ) as within
      from chat.public_first_reply r
      join accounts.public_office_account a on a.account_id = r.started_by and a.site_id = ${site} and a.kind = 'member'
      left join profiles.public_profile p on p.account_id = a.account_id
      where r.pool_id = ${pool} and r.started_at >= ${from} and r.started_at < ${until} and r.replied_at < ${stepsUntil}
    ) x
    cross join lateral (values ('replied_' || x.replier), ('reply_' || x.replier || '_' || x.within)) m (measure)
    where x.within is not null
    group by m.measure, x.country, x.language, x.source`,

  safety: ({ site, pool, from, until }) => sql`
    select x.measure, x.country, x.language, x.source, '' as currency, count(*) as value, count(distinct x.account_id) as people
    from (
      select ${dimensions}, a.account_id, m.measure
      from reports.public_report r
      cross join lateral (values ('reports', r.at), ('decisions', r.decided_at)) m (measure, at)
      join accounts.public_office_account a on a.account_id = r.reported_id and a.site_id = ${site}
      left join profiles.public_profile p on p.account_id = a.account_id
      where r.pool_id = ${pool} and m.at >= ${from} and m.at < ${until}
    ) x
    group by x.measure, x.country, x.language, x.source`,
}
