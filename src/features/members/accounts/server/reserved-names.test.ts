import { describe, expect, test } from 'vitest'
import { foldLookalikes, lookalikeKey } from './lookalike-name.ts'
import { isReservedName } from '../rules/reserved-names.ts'

const own = ['Minuet', 'Harbour Lights B.V.']

test.each([
  'Support',
  'support24',
  'Anna Support',
  'Admin',
  'ADMIN_1',
  'Administrateur',
  'Moderator Tom',
  'Modératrice',
  'Kundenservice',
  'Klantenservice',
  'Assistenza',
  'Obsługa klienta',
  'The Team',
  'Team',
  'Unser Team',
  'Équipe',
  'Zespół',
  'Help',
  'Minuet',
  'MinuetTeam',
  'M.i.n.u.e.t',
  'Harbour Lights BV',
])('ACC-04 the name %s is reserved', (name) => {
  expect(isReservedName(name, own)).toBe(true)
})

test.each([
  'Anna',
  'Team Player',
  'Helpful Tom',
  'Ada Min',
  'Supportive',
  'Rootsy',
  'Modesty',
  'Adminka',
  'José',
  'Michał',
])('ACC-04 the name %s is free', (name) => {
  expect(isReservedName(name, own)).toBe(false)
  expect(isReservedName(name, own, foldLookalikes)).toBe(false)
})

describe('in other scripts', () => {
  test.each([
    'Ѕupport',
    'Suрроrt',
    'Аdmin',
    'Мinuet',
    'Tеam',
    'Sսpport',
    'Supp0rt',
    'Adm1n',
    'ΜΙΝUET',
  ])('ACC-04 the name %s is reserved too', (name) => {
    expect(isReservedName(name, own, foldLookalikes)).toBe(true)
  })

  test.each([
    ['Anna', 'Аnna'],
    ['Anna', 'Αnnа'],
    ['anna', 'ANNA'],
    ['Laura', 'Iaura'],
    ['Emil', 'Em1l'],
    ['Lola', 'L0la'],
    ['Corn', 'Com'],
    ['Zoë', 'Zoe\u0308'],
    ['paypal', 'раураl'],
    ['Noor', 'Noοr'],
  ])('ACC-04 %s and %s look alike', (one, other) => {
    expect(lookalikeKey(other)).toBe(lookalikeKey(one))
  })

  test.each([
    ['Anna', 'Hanna'],
    ['Zoe', 'Zoë'],
    ['Jonas', 'Jonás'],
    ['Tom', 'Tim'],
  ])('%s and %s differ', (one, other) => {
    expect(lookalikeKey(other)).not.toBe(lookalikeKey(one))
  })
})
