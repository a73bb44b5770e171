import type { Fate } from './typed.ts'

/** What the last four digits of a card, a code or a voucher bring about; all others pay. */
const endings: Readonly<Record<string, Fate>> = {
  '3220': { outcome: 'challenge' },
  '3055': { outcome: 'frictionless' },
  '0002': { outcome: 'fail', failure: 'declined' },
  '9995': { outcome: 'fail', failure: 'insufficient_funds' },
  '0069': { outcome: 'fail', failure: 'card_expired' },
}

/** The endings a test card can have, that which pays first. */
export const testEndings = ['4242', ...Object.keys(endings)] as const

/** What becomes of a payment with digits that end so. */
export function fateOfDigits(digits: string): Fate {
  return endings[digits.slice(-4)] ?? { outcome: 'pay' }
}

/** The invented banks of the list, and what each does. */
export const banks = {
  harbour: { name: 'Harbour Bank', fate: { outcome: 'pay' } },
  lantern: { name: 'Lantern Bank', fate: { outcome: 'later' } },
  meadow: { name: 'Meadow Bank', fate: { outcome: 'fail', failure: 'insufficient_funds' } },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly fate: Fate }>>
export type Bank = keyof typeof banks

/** Tells whether a text names one of them. */
export function isBank(text: string | undefined): text is Bank {
  return text !== undefined && Object.hasOwn(banks, text)
}

/** An amount that ends in thirteen is paid late, however it is paid. */
export function inTime(fate: Fate, amountMinor: number): Fate {
  return fate.outcome === 'pay' && amountMinor % 100 === 13 ? { outcome: 'later' } : fate
}
