import type { Locale } from '#kernel/locale.ts'
import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/**
 * Returns the accounts that want the email and have not received one for this month, and marks the
 * month as done for them.
 */
export async function claimRecipients(
  tx: Transaction,
  accounts: readonly number[],
  month: string,
): Promise<number[]> {
  const rows = await tx.many<{ account: number }>(sql`
    update spending_limits.member set last_emailed_month = ${month}
    where account_id = any(${accounts}::bigint[]) and monthly_email and (last_emailed_month is null or last_emailed_month < ${month})
    returning account_id as account`)
  return rows.map(({ account }) => account)
}

/** Recipient of the email; `null` if it was turned off or the account has no confirmed address. */
export function selectRecipient(
  queries: Queries,
  account: number,
): Promise<{ email: string; locale: Locale } | null> {
  return queries.maybe(sql`
    select a.email, a.locale from accounts.public_active_email a join spending_limits.member m on m.account_id = a.account_id
    where a.account_id = ${account} and m.monthly_email`)
}

/** Stores whether the email is wanted. */
export async function updateMonthlyEmail(
  tx: Transaction,
  account: number,
  monthly_email: boolean,
): Promise<void> {
  await tx.run(
    sql`update spending_limits.member set monthly_email = ${monthly_email} where account_id = ${account}`,
  )
}
