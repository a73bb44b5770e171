import { looksLikeId } from '#kernel/id.ts'
import { parsePhoneNumber } from '#kernel/phone-number.ts'
import { emailKey, nameKey } from '#features/members/accounts/index.ts'

/** A text that a staff member typed to find someone, by its shape. */
export type MemberSearch =
  | { readonly kind: 'none' }
  /** The id of a member, or the number of an order. */
  | { readonly kind: 'id'; readonly id: string }
  /** The beginning of an email address, in the form used for comparison. */
  | { readonly kind: 'email'; readonly prefix: string }
  | { readonly kind: 'phone'; readonly phone: string }
  /** The beginning of a user name, in the form used for comparison. */
  | { readonly kind: 'name'; readonly prefix: string }
  /** Too short to find anyone by. */
  | { readonly kind: 'short' }

/** Fewer characters would return a list of strangers. */
export const minSearchLength = 2

export function readSearch(typed: string): MemberSearch {
  const search = typed.trim()
  if (search === '') return { kind: 'none' }
  if (looksLikeId(search.toLowerCase())) return { kind: 'id', id: search.toLowerCase() }
  if (search.length < minSearchLength) return { kind: 'short' }
  if (search.includes('@')) return { kind: 'email', prefix: emailKey(search) }
  if (/^\+?[\d\s()./-]{7,}$/.test(search) && parsePhoneNumber(search) !== null)
    return { kind: 'phone', phone: search }
  return { kind: 'name', prefix: nameKey(search) }
}
