/** Tells whether a text is a SEPA creditor identifier: country, check digits, three signs for the line of business, the national number. */
export function isCreditorId(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{3}[A-Z0-9]{1,28}$/.test(text)) return false
  // The line of business is no part of what the check digits are over.
  return rest97(text.slice(7) + text.slice(0, 4)) === 1
}

/** What is left of a row of signs divided by 97, letters counting from 10 (ISO 7064), as creditors and accounts are checked. */
export function rest97(signs: string): number {
  let rest = 0
  for (const sign of signs) {
    const value = Number.parseInt(sign, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}
