import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { StoredLimit } from '../rules/resolve-limit.ts'
import type { MemberLimit } from '../rules/member-limit.ts'
import type { BySpan, Span } from '../rules/spans.ts'

/** Stored settings of a member other than limits. */
export interface MemberRow {
  readonly pausedUntil: Date | null
  readonly excludedUntil: Date | null
  /** Whether the monthly spending email is wanted. */
  readonly monthly_email: boolean
}

const memberColumns = sql.part`paused_until as "pausedUntil", excluded_until as "excludedUntil", monthly_email`

/** Locks the account: concurrent orders and changes wait. */
export function lockMember(tx: Transaction, account: number): Promise<MemberRow> {
  return tx.one(sql`
    insert into spending_limits.member as m (account_id) values (${account})
    on conflict (account_id) do update set account_id = m.account_id
    returning ${memberColumns}`)
}

/** Same without locking; members who have never set anything have no row. */
export async function selectMember(queries: Queries, account: number): Promise<MemberRow> {
  const row = await queries.maybe<MemberRow>(
    sql`select ${memberColumns} from spending_limits.member where account_id = ${account}`,
  )
  return row ?? { pausedUntil: null, excludedUntil: null, monthly_email: true }
}

interface StoredLimitRow {
  readonly span: Span
  readonly currency: string
  readonly minor: number | null
  readonly nextMinor: number | null
  readonly nextAt: Date | null
}

/** All limits a member set, on any site. */
export async function selectLimits(
  queries: Queries,
  account: number,
): Promise<BySpan<readonly StoredLimit[]>> {
  const rows = await queries.many<StoredLimitRow>(sql`
    select span, currency, minor, next_minor as "nextMinor", next_at as "nextAt" from spending_limits.member_limit where account_id = ${account}`)
  const of = (span: Span) =>
    rows
      .filter((row) => row.span === span)
      .map(({ currency, minor, nextMinor, nextAt }): StoredLimit => {
        return { currency, minor, next: nextAt === null ? null : { minor: nextMinor, at: nextAt } }
      })
  return { day: of('day'), week: of('week'), month: of('month') }
}

/** Stores the current limit, replacing one set in another currency. */
export async function upsertLimit(
  tx: Transaction,
  { account, currency, span }: { account: number; currency: string; span: Span },
  { minor, next }: MemberLimit,
  now: Date,
): Promise<void> {
  await tx.run(
    sql`delete from spending_limits.member_limit where account_id = ${account} and span = ${span} and currency <> ${currency}`,
  )
  await tx.run(sql`
    insert into spending_limits.member_limit (account_id, currency, span, minor, next_minor, next_at, changed_at)
    values (${account}, ${currency}, ${span}, ${minor}, ${next?.minor ?? null}, ${next?.at ?? null}, ${now})
    on conflict (account_id, currency, span) do update
      set minor = excluded.minor, next_minor = excluded.next_minor, next_at = excluded.next_at, changed_at = excluded.changed_at`)
}

/**
 * Locks the wallet, so that a concurrent credit payment either comes before the break or sees it.
 */
export async function lockWallet(tx: Transaction, account: number): Promise<void> {
  await tx.run(sql`select credits.public_lock_wallet(${account})`)
}

/** Starts a pause, or extends the current one to `until`. */
export async function startPause(
  tx: Transaction,
  account: number,
  until: Date,
  now: Date,
): Promise<void> {
  await tx.run(sql`
    update spending_limits.member
    set paused_at = case when paused_until > ${now} then paused_at else ${now} end, paused_until = greatest(paused_until, ${until})
    where account_id = ${account}`)
}

/** Starts an exclusion, or extends the current one to `until`. */
export async function startExclusion(
  tx: Transaction,
  account: number,
  until: Date,
  now: Date,
): Promise<void> {
  await tx.run(sql`
    update spending_limits.member
    set excluded_at = case when excluded_until > ${now} then excluded_at else ${now} end,
      excluded_until = greatest(excluded_until, ${until})
    where account_id = ${account}`)
}

/** Deletes everything stored about an account. */
export async function deleteAccountData(tx: Transaction, account: number): Promise<void> {
  await tx.run(sql`delete from spending_limits.member_limit where account_id = ${account}`)
  await tx.run(sql`delete from spending_limits.member where account_id = ${account}`)
}

/** Everything stored about a member, for their data export (BEY-13). */
export async function selectExport(queries: Queries, account: number): Promise<object> {
  const { data } = await queries.one<{ data: object }>(sql`
    select jsonb_build_object(
      'limits', (
        select coalesce(jsonb_agg(jsonb_build_object('span', o.span, 'currency', o.currency, 'minor', o.minor, 'next_minor', o.next_minor,
          'next_at', o.next_at, 'changed_at', o.changed_at) order by o.currency, o.span), '[]')
        from spending_limits.member_limit o where o.account_id = ${account}),
      'breaks', (
        select jsonb_build_object('paused_at', m.paused_at, 'paused_until', m.paused_until, 'excluded_at', m.excluded_at,
          'excluded_until', m.excluded_until, 'monthly_email', m.monthly_email, 'last_emailed_month', m.last_emailed_month)
        from spending_limits.member m where m.account_id = ${account})) as data`)
  return data
}
