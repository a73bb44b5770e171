/** Normalises a country code from a provider to capitals; null if invalid. */
export function countryCode(text: string | null | undefined): string | null {
  const code = text?.toUpperCase() ?? ''
  return /^[A-Z]{2}$/.test(code) ? code : null
}

/** The country of an IBAN; null for any other account, such as the email address of a wallet. */
export function countryOfAccount(account: string | null | undefined): string | null {
  const plain = account?.replaceAll(' ', '').toUpperCase() ?? ''
  return /^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/.test(plain) ? plain.slice(0, 2) : null
}

/** The country of a bank by its BIC: the fifth and sixth letters. */
export function countryOfBank(bic: string | null | undefined): string | null {
  const plain = bic?.toUpperCase() ?? ''
  return /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(plain) ? plain.slice(4, 6) : null
}
