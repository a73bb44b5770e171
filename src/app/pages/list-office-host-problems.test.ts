import { expect, test } from 'vitest'
import { listOfficeHostProblems } from './list-office-host-problems.ts'

const sites = [
  { name: 'Minuet', hosts: ['minuet.example', 'www.minuet.example'], pool: 1 },
  { name: 'Duet', hosts: ['duet.example'], pool: 1 },
  { name: 'Sarabande', hosts: ['sarabande.example'], pool: 2 },
] as const

test.each([
  ['none', {}, []],
  ['one for each pool', { 'a.test': 'www.minuet.example', 'b.test': 'sarabande.example' }, []],
  [
    'a pool without one',
    { 'a.test': 'minuet.example' },
    ['Sarabande has no back office; add one as in office.sarabande.example=sarabande.example.'],
  ],
  [
    'a members’ host',
    { 'duet.example': 'minuet.example', 'b.test': 'sarabande.example' },
    ['duet.example is a host of Duet; the back office needs one of its own.'],
  ],
  [
    'an unknown site',
    { 'a.test': 'minuet.example', 'b.test': 'sarabande.example', 'c.test': 'gone.example' },
    ['c.test is for gone.example, which is not a host of any site.'],
  ],
])('SEC-09 office hosts, %s', (_, hosts, problems) => {
  expect(listOfficeHostProblems(new Map(Object.entries(hosts)), sites)).toEqual(problems)
})
