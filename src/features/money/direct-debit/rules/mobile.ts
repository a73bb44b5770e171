import { parsePhoneNumber } from '#kernel/phone-number.ts'
import { type Country, getPhoneFacts } from '#features/site/geography/index.ts'
import { findCountries } from '#features/members/phone-verification/index.ts'

/** The phone number (E.164), or why it is invalid. */
export type MobileResult =
  | { readonly phone: string }
  | { readonly problem: 'invalid_phone' | 'foreign_phone' }

/**
 * Parses a mobile number of one of these countries. A number without a country code is assumed to
 * be from `home`, the country of the address: 06 12345678 in the Netherlands is +31612345678.
 */
export function parseMobile(
  typed: string,
  countries: readonly Country[],
  home?: Country,
): MobileResult {
  const phone = parsePhoneNumber(typed) ?? (home === undefined ? null : addCode(typed, home))
  if (phone === null) return { problem: 'invalid_phone' }
  const candidates = findCountries(phone).filter((country) => countries.includes(country))
  if (candidates.length === 0) return { problem: 'foreign_phone' }
  return candidates.some((country) => getPhoneFacts(country).mobile.test(phone.slice(1)))
    ? { phone }
    : { problem: 'invalid_phone' }
}

/** A national number with its country code; null if it isn't a mobile number of that country. */
function addCode(typed: string, country: Country): string | null {
  const digits = typed.replace(/[\s()./\u2010-\u2015-]/g, '')
  if (!/^\d{6,14}$/.test(digits)) return null
  const { code, trunk, mobile } = getPhoneFacts(country)
  const national = digits.startsWith(trunk) ? digits.slice(trunk.length) : digits
  return mobile.test(`${code}${national}`) ? `+${code}${national}` : null
}
