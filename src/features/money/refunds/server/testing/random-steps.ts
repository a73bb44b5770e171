import fc from 'fast-check'
import type { Step } from './order-model.ts'

const orderNumber = fc.nat(2)
const disputeStates = fc.constantFrom('open' as const, 'won' as const, 'lost' as const)
const ends = fc.constantFrom('won' as const, 'lost' as const)

/** Any event concerning one buyer's orders. */
export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('spend' as const),
      credits: fc.integer({ min: 1, max: 30 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('give' as const),
      order: orderNumber,
      amount: fc.oneof(fc.constant('rest' as const), fc.integer({ min: 1, max: 2499 })),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('withdraw' as const), order: orderNumber }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('dispute' as const),
      order: orderNumber,
      state: disputeStates,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('rule' as const), order: orderNumber, state: ends }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('word' as const),
      order: orderNumber,
      refund: fc.nat(5),
      state: fc.constantFrom('pending', 'paid', 'failed'),
    }),
  },
)

/** Reports by the provider and by staff on the dispute of one order. */
export const disputeStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('dispute' as const),
      order: fc.constant(0),
      state: disputeStates,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('rule' as const), order: fc.constant(0), state: ends }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('withdraw' as const), order: fc.constant(0) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('spend' as const),
      credits: fc.integer({ min: 1, max: 30 }),
    }),
  },
)
