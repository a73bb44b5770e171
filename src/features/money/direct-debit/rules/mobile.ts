import { parsePhoneNumber } from '#kernel/phone-number.ts'
import type { Country } from '#features/site/geography/index.ts'
import { findCountries } from '#features/members/phone-verification/index.ts'

/**
 * Mobile numbers of each country with the country code, excluding premium rates. In North America
 * mobile and landline numbers are indistinguishable, so all but premium rates match.
 */
const mobiles: Readonly<Record<Country, RegExp>> = {
  NL: /^316[1-58]\d{7}$/,
  BE: /^324[5-9]\d{7}$/,
  IE: /^3538[35-9]\d{7}$/,
  IT: /^393\d{8,9}$/,
  ES: /^34(6\d|7[1-9])\d{7}$/,
  CA: /^1(?!900|976)[2-9]\d{2}[2-9]\d{6}$/,
  NZ: /^642\d{7,9}$/,
  GB: /^447([1-57-9])\d{8}$/,
  FR: /^33[67]\d{8}$/,
  DE: /^491(5\d{2}|6[023]|7\d)\d{7,8}$/,
  AT: /^436([5-9]\d)\d{6,9}$/,
  US: /^1(?!900|976)[2-9]\d{2}[2-9]\d{6}$/,
  AU: /^614\d{8}$/,
  CH: /^417[4-9]\d{7}$/,
  PL: /^48(45|5[0137]|6[069]|7[2389]|88)\d{7}$/,
}

/** The phone number (E.164), or why it is invalid. */
export type MobileResult =
  | { readonly phone: string }
  | { readonly problem: 'invalid_phone' | 'foreign_phone' }

/** Country codes, and the trunk prefix of national numbers if there is one. */
const dialling: Readonly<Record<Country, { readonly code: string; readonly trunk?: string }>> = {
  NL: { code: '31', trunk: '0' },
  BE: { code: '32', trunk: '0' },
  IE: { code: '353', trunk: '0' },
  IT: { code: '39' },
  ES: { code: '34' },
  CA: { code: '1', trunk: '1' },
  NZ: { code: '64', trunk: '0' },
  GB: { code: '44', trunk: '0' },
  FR: { code: '33', trunk: '0' },
  DE: { code: '49', trunk: '0' },
  AT: { code: '43', trunk: '0' },
  US: { code: '1', trunk: '1' },
  AU: { code: '61', trunk: '0' },
  CH: { code: '41', trunk: '0' },
  PL: { code: '48' },
}

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
  return candidates.some((country) => mobiles[country].test(phone.slice(1)))
    ? { phone }
    : { problem: 'invalid_phone' }
}

/** A national number with its country code; null if it isn't a mobile number of that country. */
function addCode(typed: string, country: Country): string | null {
  const digits = typed.replace(/[\s()./\u2010-\u2015-]/g, '')
  if (!/^\d{6,14}$/.test(digits)) return null
  const { code, trunk = '' } = dialling[country]
  const national = digits.startsWith(trunk) ? digits.slice(trunk.length) : digits
  return mobiles[country].test(`${code}${national}`) ? `+${code}${national}` : null
}
