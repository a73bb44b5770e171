/** The stored data of a card. */
export interface CardData {
  readonly token: string
  readonly brand: string
  readonly last4: string
  readonly expires: string
}

/**
 * Validates a card reported by a provider: token, brand, last four digits and expiry month. Null
 * for anything else, in particular for more than four consecutive digits, which could be the card
 * number.
 */
export function parseCard({ token, brand, last4, expires }: CardData): CardData | null {
  const small = brand.trim().toLowerCase()
  const fits =
    token.length >= 1 &&
    token.length <= 200 &&
    !/^\d{12,19}$/.test(token) &&
    /^[a-z0-9][a-z0-9 _-]{0,29}$/.test(small) &&
    !/\d{5}/.test(small) &&
    /^\d{4}$/.test(last4) &&
    /^\d{4}-(0[1-9]|1[0-2])$/.test(expires)
  return fits ? { token, brand: small, last4, expires } : null
}
