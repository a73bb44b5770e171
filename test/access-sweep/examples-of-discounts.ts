import type { Example } from './example.ts'

/** Discounts: endpoints about the caller, and about codes that do not exist here. */
export const examplesOfDiscounts = {
  'discounts.find_code': { takes: () => ({ code: 'NOTHERE1', bundle: 'p1', country: 'NL' }), gives: [404] },
  'discounts.forget_code': { takes: () => ({}) },
  'discounts.read_mine': { takes: () => ({}) },
} satisfies Readonly<Record<string, Example>>
