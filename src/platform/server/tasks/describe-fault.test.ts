import { expect, test } from 'vitest'
import { describeFault, joinFaults } from './describe-fault.ts'

test.each([
  [Object.assign(new Error('550 <ana@example.org> unknown'), { responseCode: 550 }), 'SMTP 550'],
  [Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
  [Object.assign(new Error('duplicate'), { code: '23505' }), '23505'],
  [Object.assign(new Error('odd'), { code: 'ana@example.org' }), 'Error'],
  [new TypeError('ana@example.org'), 'TypeError'],
  ['ana@example.org', 'Error'],
  [null, 'Error'],
])('OPS-09 the kind of the error %s is %s, without its message', (error, kind) => {
  expect(describeFault('sendReset', error).kind).toBe(`sendReset: ${kind}`)
})

test('OPS-09 several faults of one try keep the kind of the first', () => {
  const faults = [describeFault('a', new TypeError('x')), describeFault('b', new Error('y'))]
  expect(joinFaults(faults)).toEqual({ text: 'a: x\nb: y', kind: 'a: TypeError' })
  expect(joinFaults([])).toBeUndefined()
})
