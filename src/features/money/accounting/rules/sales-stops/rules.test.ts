import { expect, test } from 'vitest'
import { type Closing, judgeClosing } from './judge-closing.ts'

const there = { sites: [1, 2], gateways: ['mollie', 'sandbox'], methods: ['ideal', 'creditcard'] }

test.each<[Partial<Closing>, ReturnType<typeof judgeClosing>]>([
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
])('what is closed has to be there and to have a reason: %j is %s', (wish, wrong) => {
  expect(judgeClosing({ site: 1, kind: 'all', name: null, reason: 'The provider is down.', ...wish }, there)).toBe(
    wrong,
  )
})
