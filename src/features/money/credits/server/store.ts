import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { MovementKind, MovementReason } from '../rules/movements.ts'
import type { Rate } from '../rules/credits-to-money.ts'

/** An account's balance. `version` is its number of movements. */
export interface Wallet {
  readonly credits: number
  readonly bonus: number
  readonly bought: number
  readonly paid_user: boolean
  readonly version: number
}

const empty: Wallet = { credits: 0, bonus: 0, bought: 0, paid_user: false, version: 0 }

/** An account's wallet; an empty one before its first credits. */
export async function selectWallet(queries: Queries, account: number): Promise<Wallet> {
  const wallet = await queries.maybe<Wallet>(sql`
    select credits, bonus, bought, paid_user, version from credits.public_wallet where account_id = ${account}`)
  return wallet ?? empty
}

/** Reads the price an account last paid for credits in a currency; `null` before its first purchase in it. */
export function selectRate(
  queries: Queries,
  account: number,
  currency: string,
): Promise<Rate | null> {
  return queries.maybe(
    sql`select minor, per_credits, currency from credits.public_credit_price(${account}, ${currency})`,
  )
}

export async function selectPremium(queries: Queries, account: number): Promise<boolean> {
  const { premium } = await queries.one<{ premium: boolean }>(sql`
    select credits.public_is_premium(${account}) as premium`)
  return premium
}

/** Whether an account had Premium and all its purchases were undone. */
export async function selectLostPremium(queries: Queries, account: number): Promise<boolean> {
  const { lost } = await queries.one<{ lost: boolean }>(sql`
    select exists (select from credits.lot l where l.account_id = ${account} and l.kind = 'bought')
      and not credits.public_is_premium(${account}) as lost`)
  return lost
}

/** One line of the statement. */
export interface Movement {
  readonly number: number
  readonly kind: MovementKind
  readonly reason: MovementReason
  readonly credits: number
  readonly bonus: number
  readonly money: { minor: number; currency: string }[]
  readonly balance: number
  readonly ref: string | null
  readonly at: Date
}

/** A movement with the cost of its bought part, at the prices of the lots it moved. */
const movementQuery = sql.part`
    select m.version as number, m.kind, m.reason, m.bonus + m.bought as credits, m.bonus, paid.money, m.balance, m.ref, m.at
    from credits.movement m
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('minor', sum.minor, 'currency', sum.currency) order by sum.currency), '[]') as money
      from (
        select l.currency, round(sum(t.amount * l.price_minor / l.granted::numeric))::bigint as minor
        from credits.transfer t join credits.lot l on l.account_id = t.account_id and l.lot = t.lot
        where t.account_id = m.account_id and t.version = m.version and l.kind = 'bought'
          and not (m.kind = 'refund' and t.credit = 'taken_back')
        group by l.currency
      ) sum
    ) paid`

/** An account's movements below a number, newest first. */
export function selectMovements(
  queries: Queries,
  page: { account: number; before: number | null; limit: number },
): Promise<Movement[]> {
  return queries.many(sql`
    ${movementQuery}
    where m.account_id = ${page.account} and m.version < coalesce(${page.before}::bigint, 9223372036854775807)
    order by m.version desc
    limit ${page.limit}`)
}

/** Reads an account's payments for one conversation and their refunds, newest first. */
export function selectMovementsFor(
  queries: Queries,
  account: number,
  conversation: string,
): Promise<(Movement & { readonly kind: 'spend' | 'refund' })[]> {
  return queries.many(sql`
    ${movementQuery}
    where m.account_id = ${account} and m.ref = ${conversation} and m.kind in ('spend', 'refund')
    order by m.version desc`)
}

/**
 * Grants the sign-up credits. The key is the same for all sites and days, so an account gets them
 * once in its lifetime.
 */
export async function grantSignUp(
  tx: Transaction,
  { account, site, credits }: { account: number; site: number; credits: number },
  now: Date,
): Promise<void> {
  await tx.one(sql`
    select verdict from credits.public_grant(account => ${account}, credits => ${credits}, key => 'sign_up', kind => 'bonus',
      price_minor => null, currency => null, ref => null, at => ${now}, site => ${site}, reason => 'sign_up')`)
}

/**
 * Whether the mailbox of an account already confirmed another one in the same pool, under an address
 * such as `me+2@…`. Accounts of one mailbox wait for each other until the transaction ends.
 */
export async function lockSharedMailbox(tx: Transaction, account: number): Promise<boolean> {
  const own = await tx.maybe<{ pool: number; mailbox: string }>(sql`
    select pool_id as pool, mailbox from accounts.public_mailbox where account_id = ${account}`)
  if (own === null) return false
  await tx.run(
    sql`select pg_advisory_xact_lock(hashtextextended('credits.mailbox:' || ${own.mailbox}::text, ${own.pool}))`,
  )
  const { shared } = await tx.one<{ shared: boolean }>(sql`
    select exists (select from accounts.public_mailbox m
      where m.pool_id = ${own.pool} and m.mailbox = ${own.mailbox} and m.account_id <> ${account}) as shared`)
  return shared
}

/** The site an account signed up on. */
export async function selectSignUpSite(tx: Transaction, account: number): Promise<number> {
  const { site } = await tx.one<{ site: number }>(sql`
    select site_id as site from accounts.public_account where account_id = ${account}`)
  return site
}
