import { expect, test } from 'vitest'
import { emptyCodeForm, parseCodeForm } from './code-form-state.ts'

const amounts = {
  ...emptyCodeForm([]),
  id: '',
  worth: 'sum',
  value: '500',
  minimum: '3000',
} as const

test.each([
  ['JPY', 500, 3000],
  ['ISK', 500, 3000],
  ['EUR', 50_000, 300_000],
  ['KWD', 500_000, 3_000_000],
])(
  '500 off an order of 3000 in %s is %d and %d minor units',
  (currency, value_minor, minimum_order_minor) => {
    expect(parseCodeForm({ ...amounts, currency }, 'en')).toMatchObject({
      draft: { value_minor, minimum_order_minor, currency },
    })
  },
)

test('an amount with more decimals than its currency has is refused', () => {
  expect(parseCodeForm({ ...amounts, value: '5.00', currency: 'JPY' }, 'en')).toEqual({
    wrong: ['value_minor'],
  })
  expect(parseCodeForm({ ...amounts, minimum: '12,505', currency: 'EUR' }, 'de')).toEqual({
    wrong: ['minimum_order_minor'],
  })
})
