import { mod97 } from '#features/site/sites/index.ts'

/** IBAN lengths of the countries in SEPA. */
const lengths: Readonly<Record<string, number>> = Object.fromEntries(
  `AD24 AL28 AT20 BE16 BG22 CH21 CY28 CZ24 DE22 DK18 EE20 ES24 FI18 FR27 GB22 GI23 GR27 HR21 HU28 IE22 IS26 IT27 LI21 LT20
  LU20 LV21 MC27 MD24 ME22 MK19 MT31 NL18 NO15 PL28 PT25 RO24 RS22 SE24 SI19 SK24 SM27 VA22`
    .split(/\s+/)
    .map((one) => [one.slice(0, 2), Number(one.slice(2))]),
)

/** The IBAN without spaces, or why it is invalid. */
export type IbanResult =
  | { readonly iban: string }
  | { readonly problem: 'invalid_iban' | 'foreign_iban' }

/**
 * Parses an IBAN: checks that its country is in SEPA, its length, and its check digits (ISO 13616).
 */
export function parseIban(typed: string): IbanResult {
  const iban = typed.replace(/[\s.-]/g, '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/.test(iban)) return { problem: 'invalid_iban' }
  const length = lengths[iban.slice(0, 2)]
  if (length === undefined) return { problem: 'foreign_iban' }
  const right =
    iban.length === length &&
    !/^..(00|01|99)/.test(iban) &&
    mod97(iban.slice(4) + iban.slice(0, 4)) === 1
  return right ? { iban } : { problem: 'invalid_iban' }
}

/** Masks an account for screens and emails: country and last two characters. */
export function maskIban(iban: string): string {
  return `${iban.slice(0, 2)}** **** **${iban.slice(-2)}`
}

/** Groups characters in fours, as printed on bank cards. */
export function groupIban(typed: string): string {
  const signs = typed.replace(/\s/g, '').toUpperCase()
  return signs.replace(/(.{4})(?=.)/g, '$1 ')
}
