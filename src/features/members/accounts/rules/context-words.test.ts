import { expect, test } from 'vitest'
import { isOfContextWords, listOwnNames } from './context-words.ts'

const ownNames = listOwnNames({
  name: 'Zwei zu Zweit',
  hosts: ['dating.example', 'zweisam.test', '127.0.0.1'],
  company: { name: 'Straßenfest GmbH', tradenames: ['Tandem'] },
})

test.each([
  'Minuet2026!',
  'minuet-dating',
  'M1nu3t2026',
  'd4ting-l0ve',
  'ZweiZuZweit1',
  'zwei zu zweit',
  'zweisam99',
  'straßenfest!',
  'tandem12345',
  'Password-Tandem',
  'Miłość2026',
  'minuet13579',
])('%j consists only of words of the site', (password) => {
  expect(isOfContextWords(password, ownNames)).toBe(true)
})

test.each([
  'three tall herons',
  'three loves by the canal',
  'minuet for two herons',
  'tandemfahrrad',
  '8512 7741 2026',
  'xk7-qq-902-wf',
])('%j contains more than words of the site', (password) => {
  expect(isOfContextWords(password, ownNames)).toBe(false)
})
