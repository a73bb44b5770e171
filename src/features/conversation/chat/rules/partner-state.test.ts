import { expect, test } from 'vitest'
import { partnerState } from './partner-state.ts'

const site = { fictional: true, member_resell: true }

test.each([
  ['member', 'active', 'active', 'active'],
  ['member', 'not_confirmed', 'active', 'unconfirmed'],
  ['member', 'deleted', 'active', 'gone'],
  ['member', 'disabled', 'active', 'gone'],
  ['member', 'active', 'disabled', 'gone'],
  ['member', null, null, 'gone'],
  ['fictional', 'active', 'active', 'active'],
] as const)('a %s whose account is %s and profile %s is %s', (kind, account, profile, state) => {
  expect(partnerState({ kind, account, profile }, site)).toBe(state)
})

test('no one can write to fictional or sponsored profiles on a site without them', () => {
  const bare = { fictional: false, member_resell: false }
  expect(partnerState({ kind: 'fictional', account: 'active', profile: 'active' }, bare)).toBe(
    'gone',
  )
  expect(partnerState({ kind: 'sponsored', account: 'active', profile: 'active' }, bare)).toBe(
    'gone',
  )
  expect(partnerState({ kind: 'member', account: 'active', profile: 'active' }, bare)).toBe(
    'active',
  )
})
