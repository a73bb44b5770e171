import { expect, test } from 'vitest'
import { type SalesStopRequest, validateSalesStop } from './validate-sales-stop.ts'

const there = { sites: [1, 2], gateways: ['mollie', 'sandbox'], methods: ['ideal', 'creditcard'] }

test.each<[Partial<SalesStopRequest>, ReturnType<typeof validateSalesStop>]>([
  [{}, null],
  [{ site: null }, null],
  [{ site: 3 }, 'site'],
  [{ kind: 'gateway', name: 'mollie' }, null],
  [{ kind: 'gateway', name: 'ideal' }, 'name'],
  [{ kind: 'method', name: 'ideal' }, null],
  [{ kind: 'method', name: 'sofort' }, 'name'],
  [{ kind: 'method', name: null }, 'name'],
  [{ kind: 'all', name: 'ideal' }, 'name'],
  [{ reason: ' \n ' }, 'reason'],
])(
  'a sales stop needs an existing target and a reason: the invalid field of %j is %s',
  (input, wrong) => {
    expect(
      validateSalesStop(
        { site: 1, kind: 'all', name: null, reason: 'The provider is down.', ...input },
        there,
      ),
    ).toBe(wrong)
  },
)
