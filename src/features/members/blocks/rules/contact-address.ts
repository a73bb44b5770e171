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

/**
 * Formats a phone number as E.164, "+31612345678"; null without a country code. "(0)", which is not
 * dialled from abroad, is left out.
 */
export function parsePhoneNumber(typed: string): string | null {
  const dialled = typed
    .trim()
    .replace(/^tel:/i, '')
    .replace(/\(0\)/g, '')
    .replace(/[\s()./\u2010-\u2015-]/g, '')
    .replace(/^00/, '+')
  return /^\+[1-9]\d{6,14}$/.test(dialled) ? dialled : null
}
