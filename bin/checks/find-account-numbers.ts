/** A card or account number that could be charged. */
export interface AccountNumber {
  readonly kind: 'card' | 'IBAN'
  /** The number as written. */
  readonly text: string
  readonly index: number
}

const digits = /(?<![\w./+-])\d(?:[ -]?\d){12,18}(?!\w|-\d)/g
/**
 * The first digits of the major card schemes' numbers: 3 (Amex, Diners, JCB), 4 (Visa), 5 and 2
 * (Mastercard), 6 (Discover, Maestro).
 */
const schemes = /^(4|5[0-8]|2(2[2-9]|[3-6]|7[01]|720)|3[0-9]|6)/
const ibans = /(?<![\w.-])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?(?!\w)/g
/** IBAN lengths of the countries where the product is sold and their neighbours. */
const lengths = new Set(
  'AT20 BE16 CH21 CZ24 DE22 DK18 ES24 FI18 FR27 GB22 IE22 IT27 LU20 NL18 NO15 PL28 PT25 SE24'.split(
    ' ',
  ),
)

/** Finds card numbers, by scheme and check digit, and IBANs, by length and check digits. */
export function findAccountNumbers(text: string): AccountNumber[] {
  const cards = [...text.matchAll(digits)].filter(([found]) => isCard(found.replace(/[ -]/g, '')))
  const accounts = [...text.matchAll(ibans)].filter(([found]) => isIban(found.replaceAll(' ', '')))
  return [
    ...cards.map(({ 0: found, index }) => ({ kind: 'card' as const, text: found, index })),
    ...accounts.map(({ 0: found, index }) => ({ kind: 'IBAN' as const, text: found, index })),
  ]
}

function isCard(number: string): boolean {
  if (!schemes.test(number) || /^(\d)\1+$/.test(number)) return false
  const sum = [...number].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

function isIban(number: string): boolean {
  if (!lengths.has(`${number.slice(0, 2)}${number.length}`)) return false
  const turned = [...number.slice(4), ...number.slice(0, 4)]
    .map((sign) => Number.parseInt(sign, 36))
    .join('')
  return BigInt(turned) % 97n === 1n
}
