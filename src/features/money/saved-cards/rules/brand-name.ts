const names: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  'american express': 'American Express',
  cartes_bancaires: 'Carte Bancaire',
  'carte bancaire': 'Carte Bancaire',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  maestro: 'Maestro',
}

/**
 * The brand name of a card, the same in every language; null for an unknown brand, which is shown
 * simply as a card.
 */
export function brandName(brand: string): string | null {
  return Object.hasOwn(names, brand) ? (names[brand] ?? null) : null
}
