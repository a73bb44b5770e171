import type { AccountRow } from './store.ts'

/**
 * Whether an account, locked, has the password yet that was compared before; a mailed link or another browser may have changed it
 * in that moment, and what was asked for with the old one is asked for by nobody.
 */
export function stillProven(
  account: AccountRow | null,
  proven: Pick<AccountRow, 'password_hash'>,
): account is AccountRow {
  return account?.password_hash === proven.password_hash
}
