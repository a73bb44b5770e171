import type { AccountRow } from '../store.ts'

/**
 * Whether a locked account still has the password that was compared before. An emailed link or
 * another browser may have changed it in the meantime; a request made with the old password is then
 * invalid.
 */
export function isPasswordUnchanged(
  account: AccountRow | null,
  proven: Pick<AccountRow, 'password_hash'>,
): account is AccountRow {
  return account?.password_hash === proven.password_hash
}
