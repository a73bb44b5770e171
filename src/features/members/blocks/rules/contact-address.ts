import { parsePhoneNumber } from '#kernel/phone-number.ts'
import { emailKey, isEmail } from '#features/members/accounts/index.ts'

/** An email address or phone number, normalized for comparison. */
export interface ContactAddress {
  readonly kind: 'email' | 'phone'
  readonly value: string
}

/** Maximum number of characters in an address. */
export const maxContactAddressLength = 254

/** Maximum number of contacts on one list. */
export const maxContacts = 500

/**
 * Parses typed text as an email address, or as a phone number with its country code (E.164); null
 * if it is neither.
 */
export function parseContactAddress(typed: string): ContactAddress | null {
  if (isEmail(typed.trim())) return { kind: 'email', value: emailKey(typed) }
  const value = parsePhoneNumber(typed)
  return value === null ? null : { kind: 'phone', value }
}
