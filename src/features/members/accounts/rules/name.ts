import { emailKey, isEmail } from './email.ts'

/** Allowed number of characters in a user name. */
export const nameLengths = { min: 2, max: 30 } as const

const shape = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._'’@-]*$/u

/** Returns the name as it is stored: Unicode-composed, with single spaces. */
export function normalizeName(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/gu, ' ')
}

/** Returns the same key for every spelling of a name; unique in a pool. */
export function nameKey(name: string): string {
  return normalizeName(name).normalize('NFKC').toLowerCase()
}

/**
 * Returns why a user name is rejected, or null (ACC-04). A name that looks like an email address is
 * refused too, so that the login form can tell names from addresses.
 */
export function validateName(
  name: string,
  email: string,
):
  | 'accounts.signup_name_equal_to_email'
  | 'accounts.name_begins_with_at'
  | 'accounts.invalid_name'
  | null {
  const tidy = normalizeName(name)
  if (tidy.startsWith('@')) return 'accounts.name_begins_with_at'
  if (tidy !== '' && nameKey(tidy) === emailKey(email)) return 'accounts.signup_name_equal_to_email'
  const fits = tidy.length >= nameLengths.min && tidy.length <= nameLengths.max
  return fits && shape.test(tidy) && !isEmail(nameKey(tidy)) ? null : 'accounts.invalid_name'
}
