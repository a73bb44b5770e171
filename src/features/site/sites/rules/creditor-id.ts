/**
 * Whether a text is a SEPA creditor identifier: country, check digits, three characters for the
 * business code, national number.
 */
export function isCreditorId(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{3}[A-Z0-9]{1,28}$/.test(text)) return false
  // The business code is not covered by the check digits.
  return mod97(text.slice(7) + text.slice(0, 4)) === 1
}

/**
 * The remainder of a string divided by 97, with letters counting from 10 (ISO 7064), as used in
 * creditor identifiers and IBANs.
 */
export function mod97(signs: string): number {
  let rest = 0
  for (const sign of signs) {
    const value = Number.parseInt(sign, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}
