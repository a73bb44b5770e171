import type { Example } from './example.ts'

/** Discounts: endpoints about the caller, and about codes that do not exist here. */
export const discountExamples = {
  'discounts.find_code': {
    input: () => ({ code: 'NOTHERE1', bundle: 'p1', country: 'NL' }),
    statuses: [404],
  },
  'discounts.forget_code': { input: () => ({}) },
  'discounts.read_mine': { input: () => ({}) },
} satisfies Readonly<Record<string, Example>>
