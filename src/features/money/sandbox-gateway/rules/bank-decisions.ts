import type { BankDecision } from './bank-input.ts'

/** The result of the last four digits of a card, code or voucher; all others are paid. */
const endings = {
  '3220': { outcome: 'challenge' },
  '3055': { outcome: 'frictionless' },
  '0002': { outcome: 'fail', failure: 'declined' },
  '9995': { outcome: 'fail', failure: 'insufficient_funds' },
  '0069': { outcome: 'fail', failure: 'card_expired' },
} as const satisfies Readonly<Record<string, BankDecision>>

type Ending = keyof typeof endings
const endingNames = Object.keys(endings) as readonly Ending[]

/** The endings a test card can have, starting with the one that pays. */
export const testEndings = ['4242', ...endingNames] as const

/** The decision for digits with this ending. */
export function decideByDigits(digits: string): BankDecision {
  const ending = endingNames.find((name) => digits.endsWith(name))
  return ending === undefined ? { outcome: 'pay' } : endings[ending]
}

/** The fictitious banks of the list, and their decisions. */
export const banks = {
  harbour: { name: 'Harbour Bank', fate: { outcome: 'pay' } },
  lantern: { name: 'Lantern Bank', fate: { outcome: 'later' } },
  meadow: { name: 'Meadow Bank', fate: { outcome: 'fail', failure: 'insufficient_funds' } },
} as const satisfies Readonly<
  Record<string, { readonly name: string; readonly fate: BankDecision }>
>
export type Bank = keyof typeof banks

export function isBank(text: string | undefined): text is Bank {
  return text !== undefined && Object.hasOwn(banks, text)
}

/** An amount ending in 13 is paid late with any method. */
export function delayByAmount(fate: BankDecision, amountMinor: number): BankDecision {
  return fate.outcome === 'pay' && amountMinor % 100 === 13 ? { outcome: 'later' } : fate
}
