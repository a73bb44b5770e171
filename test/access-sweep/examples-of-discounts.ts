import type { Example } from './example.ts'

/** The calls of discounts: about oneself, and about codes that are nobody's here. */
export const examplesOfDiscounts = {
  'discounts.find_code': { takes: () => ({ code: 'NOTHERE1', bundle: 'p1', country: 'NL' }), gives: [404] },
  'discounts.forget_code': { takes: () => ({}) },
  'discounts.read_mine': { takes: () => ({}) },
} satisfies Readonly<Record<string, Example>>
