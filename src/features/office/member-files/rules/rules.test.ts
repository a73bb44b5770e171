import { expect, test } from 'vitest'
import { buildCsv } from './build-csv.ts'
import { readSearch } from './search-kind.ts'
import { visibleSections } from './visible-sections.ts'

test.each([
  ['', { kind: 'none' }],
  ['   ', { kind: 'none' }],
  ['a', { kind: 'short' }],
  ['Amara', { kind: 'name', prefix: 'amara' }],
  ['AMARA@Example.org', { kind: 'email', prefix: 'amara@example.org' }],
  ['am@', { kind: 'email', prefix: 'am@' }],
  ['+31 6 1234 5678', { kind: 'phone', phone: '+31 6 1234 5678' }],
  [
    '0B54D5A6-3f0b-4a53-9d52-6f4ad7f1d0a1',
    { kind: 'id', id: '0b54d5a6-3f0b-4a53-9d52-6f4ad7f1d0a1' },
  ],
  ['2001', { kind: 'name', prefix: '2001' }],
])('OPS-06 “%s” is read as what it looks like', (typed, search) => {
  expect(readSearch(typed)).toEqual(search)
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\n=1'])(
  'OPS-06 a spreadsheet doesn’t compute the cell “%s”',
  (cell) => {
    expect(buildCsv([[cell, 'b']])).toBe(`"'${cell}","b"`)
  },
)

test('OPS-06 quotes are doubled, and rows end as RFC 4180 says', () => {
  expect(buildCsv([['a "b"', 'c,d'], ['e']])).toBe('"a ""b""","c,d"\r\n"e"')
})

test('OPS-06 a file shows a role nothing that it may not see elsewhere', () => {
  expect(visibleSections('agent')).toEqual([])
  expect(visibleSections('support')).toEqual([
    'profile',
    'decisions',
    'cases',
    'orders',
    'credits',
    'emails',
    'sessions',
    'notes',
    'approvals',
    'history',
  ])
  expect(visibleSections('moderator')).not.toContain('orders')
  expect(visibleSections('finance')).not.toContain('reports')
  expect(visibleSections('auditor')).not.toContain('sessions')
})
