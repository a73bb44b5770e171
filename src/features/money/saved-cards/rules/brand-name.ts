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

/** What a card's brand calls itself, the same in every language; null for one we do not know, which is simply a card. */
export function brandName(brand: string): string | null {
  return Object.hasOwn(names, brand) ? (names[brand] ?? null) : null
}
