import { emailKey, isEmail } from './email.ts'

/** How many characters a user name may have. */
export const nameLengths = { min: 2, max: 30 } as const

const shape = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._'’@-]*$/u

/** The name as it is kept: composed letters, single spaces. */
export function tidyName(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/gu, ' ')
}

/** What two spellings of one name have in common; it is unique in a pool. */
export function nameKey(name: string): string {
  return tidyName(name).normalize('NFKC').toLowerCase()
}

/**
 * Why a user name cannot be had, or null (ACC-04). A name that looks like any address is refused too: whatever is typed
 * into the log-in form is either an address or a name.
 */
export function nameProblem(
  name: string,
  email: string,
): 'accounts.signup_name_equal_to_email' | 'accounts.name_begins_with_at' | 'accounts.invalid_name' | null {
  const tidy = tidyName(name)
  if (tidy.startsWith('@')) return 'accounts.name_begins_with_at'
  if (tidy !== '' && nameKey(tidy) === emailKey(email)) return 'accounts.signup_name_equal_to_email'
  const fits = tidy.length >= nameLengths.min && tidy.length <= nameLengths.max
  return fits && shape.test(tidy) && !isEmail(nameKey(tidy)) ? null : 'accounts.invalid_name'
}
