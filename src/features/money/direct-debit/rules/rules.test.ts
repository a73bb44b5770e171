import { expect, test } from 'vitest'
import { isCreditorId } from '#features/site/sites/rules/creditor-id.ts'
import { collectionDay } from './collection-day.ts'
import { exceedsDebitLimits } from './debit-limits.ts'
import { parseDetails } from './details.ts'
import { parseHolder } from './holder.ts'
import { groupIban, maskIban, parseIban } from './iban.ts'
import { createMandateReference, mandateState } from './mandate.ts'
import { parseMobile } from './mobile.ts'
import { shouldBlock, suspendedUntil } from './strikes.ts'
import { parseZip } from './zip.ts'

test.each([
  ['NL91ABNA0417164300', 'NL91ABNA0417164300'],
  ['nl91 abna 0417 1643 00', 'NL91ABNA0417164300'],
  ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ['BE68539007547034', 'BE68539007547034'],
  ['AT61 1904 3002 3457 3201', 'AT611904300234573201'],
])('%s is parsed as the account %s', (typed, iban) => {
  expect(parseIban(typed)).toEqual({ iban })
})

test.each([
  ['a changed digit', 'NL91ABNA0417164301', 'invalid_iban'],
  ['two digits swapped', 'NL91ABNA0471164300', 'invalid_iban'],
  ['a digit missing', 'NL91ABNA041716430', 'invalid_iban'],
  ['a digit too many', 'NL91ABNA04171643000', 'invalid_iban'],
  ['invalid check digits', 'NL00ABNA0417164300', 'invalid_iban'],
  ['no country code', '91ABNA0417164300', 'invalid_iban'],
  ['a country outside SEPA', 'BR15 0000 0000 0000 1093 2840 814P 2', 'foreign_iban'],
  ['a phone number', '+31612345678', 'invalid_iban'],
  ['nothing typed', '', 'invalid_iban'],
])('an account with %s is refused', (_, typed, problem) => {
  expect(parseIban(typed)).toEqual({ problem })
})

test('an account is masked except for its country and last two characters, and grouped in fours while typing', () => {
  expect(maskIban('NL91ABNA0417164312')).toBe('NL** **** **12')
  expect(groupIban('nl91abna04')).toBe('NL91 ABNA 04')
  expect(groupIban('NL91 ABNA ')).toBe('NL91 ABNA')
})

test.each([
  ['NL22ZZZ000000000000', true],
  ['NL23ZZZ000000000000', false],
  ['DE98ZZZ09999999999', true],
  ['DE98ABC09999999999', true],
  ['DE98ZZZ09999999998', false],
  ['nonsense', false],
])('%s is a creditor identifier: %s', (text, verdict) => {
  expect(isCreditorId(text)).toBe(verdict)
})

test.each([
  ['NL', '1015 bk', '1015 BK'],
  ['NL', '1015BK', '1015BK'],
  ['NL', '0115 BK', null],
  ['NL', '10115', null],
  ['DE', '10115', '10115'],
  ['DE', '1015', null],
  ['AT', '1010', '1010'],
  ['BE', '1000', '1000'],
  ['ES', '28001', '28001'],
  ['ES', '99001', null],
  ['IE', 'D02 X285', 'D02 X285'],
  ['FR', '75002', '75002'],
  ['IT', '00184', '00184'],
  ['PL', '00-950', '00-950'],
  ['GB', 'sw1a 1aa', 'SW1A 1AA'],
] as const)('in %s the postal code %s is parsed as %s', (country, typed, zip) => {
  expect(parseZip(typed, country)).toBe(zip)
})

test.each([
  ['Jonas Berg', 'Jonas Berg'],
  ['  Zoë   d’Ávila-Łącka ', 'Zoë d’Ávila-Łącka'],
  ['J', null],
  ['NL91 04171', null],
  ['12345 678', null],
  ['Jonas <b>', null],
  ['x'.repeat(71), null],
])('the holder %s is parsed as %s', (typed, holder) => {
  expect(parseHolder(typed)).toBe(holder)
})

test.each([
  ['+31 6 1234 5678', { phone: '+31612345678' }],
  ['0031612345678', { phone: '+31612345678' }],
  ['0612345678', { problem: 'invalid_phone' }],
  ['+31201234567', { problem: 'invalid_phone' }],
  ['+319001234567', { problem: 'invalid_phone' }],
  ['+4915123456789', { phone: '+4915123456789' }],
  ['+493012345678', { problem: 'invalid_phone' }],
  ['+33612345678', { phone: '+33612345678' }],
  ['+33899123456', { problem: 'invalid_phone' }],
  ['+447012345678', { problem: 'foreign_phone' }],
  ['+351912345678', { problem: 'foreign_phone' }],
])('the phone number %s is parsed as %j', (typed, read) => {
  expect(parseMobile(typed, ['NL', 'DE', 'FR'])).toEqual(read)
})

test.each([
  ['NL', '0612345678', { phone: '+31612345678' }],
  ['NL', '06-12 34 56 78', { phone: '+31612345678' }],
  ['NL', '612345678', { phone: '+31612345678' }],
  ['NL', '+4915123456789', { phone: '+4915123456789' }],
  ['NL', '0201234567', { problem: 'invalid_phone' }],
  ['NL', '015123456789', { problem: 'invalid_phone' }],
  ['DE', '0151 23456789', { phone: '+4915123456789' }],
  ['DE', '030 12345678', { problem: 'invalid_phone' }],
  ['FR', '06 12 34 56 78', { phone: '+33612345678' }],
  ['IT', '333 1234567', { phone: '+393331234567' }],
  ['ES', '612 345 678', { phone: '+34612345678' }],
  ['PL', '512 345 678', { phone: '+48512345678' }],
  ['GB', '07400 123456', { phone: '+447400123456' }],
  ['US', '1 202 555 0123', { phone: '+12025550123' }],
  ['US', '(202) 555-0123', { phone: '+12025550123' }],
  ['NL', '06123', { problem: 'invalid_phone' }],
] as const)('in %s the number %s is parsed as %j', (home, typed, read) => {
  const countries = ['NL', 'DE', 'FR', 'IT', 'ES', 'PL', 'GB', 'US'] as const
  expect(parseMobile(typed, countries, home)).toEqual(read)
})

test('all problems of a form are reported together, by field', () => {
  const empty = {
    holder: '',
    iban: '',
    street: ' ',
    house_number: '',
    zip: '',
    city: '',
    phone: '',
  }
  const where = { country: 'NL', countries: ['NL'] } as const
  expect(parseDetails(empty, where)).toEqual({
    problems: {
      holder: 'wanted',
      iban: 'wanted',
      street: 'wanted',
      house_number: 'wanted',
      zip: 'wanted',
      city: 'wanted',
      phone: 'wanted',
    },
  })
  const typed = {
    holder: 'Jonas Berg',
    iban: 'nl91 abna 0417 1643 00',
    street: ' Herengracht ',
    house_number: '12 B',
    zip: '1015 bk',
    city: 'Amsterdam',
    phone: '+31 6 12345678',
  }
  expect(parseDetails(typed, where)).toEqual({
    details: {
      holder: 'Jonas Berg',
      iban: 'NL91ABNA0417164300',
      street: 'Herengracht',
      house_number: '12 B',
      zip: '1015 BK',
      city: 'Amsterdam',
      phone: '+31612345678',
    },
  })
  expect(parseDetails({ ...typed, house_number: 'B', zip: '10115' }, where)).toEqual({
    problems: { house_number: 'invalid_house_number', zip: 'invalid_zip' },
  })
})

test.each([
  ['a Monday at noon', '2026-11-23T12:00:00Z', '2026-11-24'],
  ['a Friday', '2026-11-20T12:00:00Z', '2026-11-23'],
  ['a Sunday in UTC that is Monday in Amsterdam', '2026-11-22T23:30:00Z', '2026-11-24'],
  ['Christmas Eve', '2026-12-24T12:00:00Z', '2026-12-28'],
  ['the last day of the year', '2026-12-31T12:00:00Z', '2027-01-04'],
  ['the Thursday before Easter', '2026-04-02T12:00:00Z', '2026-04-07'],
  ['the last day of April', '2026-04-30T12:00:00Z', '2026-05-04'],
])(
  'a debit ordered on %s is collected on the first bank day after one day’s notice',
  (_, now, day) => {
    expect(collectionDay(new Date(now), 'Europe/Amsterdam')).toBe(day)
  },
)

const now = new Date('2026-11-22T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

test('a returned debit suspends direct debit for 90 days; two unauthorised returns block account and phone', () => {
  expect(suspendedUntil([], now)).toBeNull()
  expect(suspendedUntil([{ at: daysAgo(89), reason: 'AM04' }], now)?.toISOString()).toBe(
    '2026-11-23T12:00:00.000Z',
  )
  expect(suspendedUntil([{ at: daysAgo(90), reason: 'AM04' }], now)).toBeNull()
  expect(shouldBlock([{ reason: 'MD06' }])).toBe(false)
  expect(shouldBlock([{ reason: 'MD06' }, { reason: 'AM04' }, { reason: null }])).toBe(false)
  expect(shouldBlock([{ reason: 'MD06' }, { reason: 'MD01' }])).toBe(true)
})

test('account, phone and member are each checked against the outstanding amount and the daily limit', () => {
  const none = { open: 0, settled: 0, recentMinor: 0, lastDay: 0 }
  expect(exceedsDebitLimits([none, none, none], 9999)).toBe(false)
  expect(exceedsDebitLimits([none, none, none], 10_001)).toBe(true)
  expect(exceedsDebitLimits([none, { ...none, open: 1 }, none], 999)).toBe(true)
  expect(exceedsDebitLimits([{ ...none, recentMinor: 9002 }, none, none], 999)).toBe(true)
  expect(
    exceedsDebitLimits([{ ...none, settled: 1, recentMinor: 50_000, lastDay: 2 }], 11_999),
  ).toBe(false)
  expect(exceedsDebitLimits([{ ...none, settled: 1, lastDay: 3 }], 999)).toBe(true)
})

test('a mandate expires after three years without use or when it is revoked', () => {
  const usedAt = (text: string) => ({ lastUsedAt: new Date(text), revokedAt: null })
  expect(mandateState(usedAt('2023-11-22T12:00:01Z'), now)).toBe('live')
  expect(mandateState(usedAt('2023-11-22T12:00:00Z'), now)).toBe('expired')
  expect(mandateState({ ...usedAt('2026-11-01T12:00:00Z'), revokedAt: daysAgo(1) }, now)).toBe(
    'revoked',
  )
})

test('a mandate reference contains the site, the month and twelve characters', () => {
  expect(createMandateReference('minuet', now, new Uint8Array(12))).toBe('MINUET-2611-222222222222')
  expect(
    createMandateReference('a brand with a very long name', now, new Uint8Array(12).fill(29)),
  ).toBe('ABRANDWITHAVERYL-2611-ZZZZZZZZZZZZ')
})
