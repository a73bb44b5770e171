import { emailKey, isEmail } from '#features/members/accounts/index.ts'

/** An address by which someone is known outside, written the one way in which it is compared. */
export interface ContactAddress {
  readonly kind: 'email' | 'phone'
  readonly value: string
}

/** The most characters that can be an address. */
export const contactAddressLength = 254

/** So many contacts can stand on one list. */
export const contactsAtMost = 500

/** Reads what was typed as a mail address, or as a phone number with its country (E.164); null when it is neither. */
export function contactAddress(typed: string): ContactAddress | null {
  if (isEmail(typed.trim())) return { kind: 'email', value: emailKey(typed) }
  const value = phoneNumber(typed)
  return value === null ? null : { kind: 'phone', value }
}

/** A phone number as E.164 writes it, "+31612345678"; null without its country. "(0)", which nobody dials from abroad, is left out. */
export function phoneNumber(typed: string): string | null {
  const dialled = typed
    .trim()
    .replace(/^tel:/i, '')
    .replace(/\(0\)/g, '')
    .replace(/[\s()./\u2010-\u2015-]/g, '')
    .replace(/^00/, '+')
  return /^\+[1-9]\d{6,14}$/.test(dialled) ? dialled : null
}
