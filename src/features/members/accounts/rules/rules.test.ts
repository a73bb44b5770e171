import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ageOn, validateBirthDate } from './age.ts'
import { detectDeviceClass } from './device-class.ts'
import { isEmail } from './email.ts'
import {
  addressEmailLimits,
  confirmationEmailLimits,
  decideEmail,
  type EmailLimits,
} from './email-limits.ts'
import { validateSignUp } from './validate-sign-up.ts'
import { nameKey, validateName, normalizeName } from './name.ts'
import { hasTrafficSource, readTrafficSource } from './network.ts'
import { isWeakPassword, ratePassword } from './password.ts'

test.each([
  ['jonas@example.org', true],
  ["o'neil+dance@mail.example.co.uk", true],
  ['a@b.co', true],
  ['jonas@xn--bcher-kva.example', true],
  ['jonas', false],
  ['jonas@example', false],
  ['jonas@@example.org', false],
  ['jonas@.org', false],
  ['.jonas@example.org', false],
  ['jo..nas@example.org', false],
  ['jonas@example.org, eve@example.org', false],
  ['jonas@example.org\nbcc: eve@example.org', false],
  ['"jonas"@example.org', false],
  ['jonas@-example.org', false],
  [`${'a'.repeat(65)}@example.org`, false],
  [
    `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(20)}.org`,
    false,
  ],
])('%j is an email address: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected)
})

test('recognizing an email address is fast for any input', () => {
  // CPU time of this process only, so that other processes on the machine do not affect the result.
  const started = process.cpuUsage()
  for (const mess of [
    'a'.repeat(5000),
    `${'a.'.repeat(2500)}@`,
    `a@${'a-'.repeat(120)}!`,
    '@'.repeat(254),
  ])
    isEmail(mess)
  expect(process.cpuUsage(started).user).toBeLessThan(50_000)
})

describe('user names', () => {
  test.each([
    ['Jonas', 'j@example.org', null],
    ['Zażółć Gęślą', 'j@example.org', null],
    ["Jean-Luc d'Arc 2", 'j@example.org', null],
    ['me@home', 'j@example.org', null],
    ['李明', 'j@example.org', null],
    ['j@example.org', 'j@example.org', 'accounts.signup_name_equal_to_email'],
    [' J@Example.org ', 'j@example.org', 'accounts.signup_name_equal_to_email'],
    ['@jonas', 'j@example.org', 'accounts.name_begins_with_at'],
    ['  @jonas', 'j@example.org', 'accounts.name_begins_with_at'],
    ['eve@example.org', 'j@example.org', 'accounts.invalid_name'],
    ['J', 'j@example.org', 'accounts.invalid_name'],
    ['', '', 'accounts.invalid_name'],
    ['J'.repeat(31), 'j@example.org', 'accounts.invalid_name'],
    ['J'.repeat(30), 'j@example.org', null],
    ['Jonas\u200b', 'j@example.org', 'accounts.invalid_name'],
    ['Jonas\u202e', 'j@example.org', 'accounts.invalid_name'],
    ['<b>Jonas</b>', 'j@example.org', 'accounts.invalid_name'],
    ['Jonas 💃', 'j@example.org', 'accounts.invalid_name'],
  ])('%j for %j: %s', (name, email, expected) => {
    expect(validateName(name, email)).toBe(expected)
  })

  test('different spellings of a name give the same key', () => {
    const one = ['José', 'JOSÉ', ' josé ', 'Jose\u0301', 'ｊｏｓé']
    expect(new Set(one.map(nameKey)).size).toBe(1)
    expect(normalizeName('  Jonas \t of   Haarlem ')).toBe('Jonas of Haarlem')
  })

  test('a valid name is never mistaken for an email address at login', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const free = validateName(name, 'j@example.org') === null
        expect(free && isEmail(nameKey(name))).toBe(false)
      }),
    )
  })
})

describe('dates of birth', () => {
  const facts = { today: '2026-11-21', minAge: 18 }
  test.each([
    ['2008-11-21', null],
    ['2008-11-22', 'accounts.too_young'],
    ['2026-11-21', 'accounts.too_young'],
    ['2026-11-22', 'accounts.invalid_birth'],
    ['1906-11-21', null],
    ['1905-11-21', 'accounts.invalid_birth'],
    ['1990-02-29', 'accounts.invalid_birth'],
    ['1988-02-29', null],
    ['1990-13-01', 'accounts.invalid_birth'],
    ['1990-04-31', 'accounts.invalid_birth'],
    ['1990-4-5', 'accounts.invalid_birth'],
    ['', 'accounts.invalid_birth'],
    ['yesterday', 'accounts.invalid_birth'],
  ])('%j: %s', (birth, expected) => {
    expect(validateBirthDate(birth, facts)).toBe(expected)
  })

  test('someone born on 29 February turns a year older on 1 March in other years', () => {
    expect(ageOn('2008-02-29', '2026-02-28')).toBe(17)
    expect(ageOn('2008-02-29', '2026-03-01')).toBe(18)
  })
})

describe('passwords', () => {
  test.each([
    'short',
    '1234567',
    '12345678',
    'PassWord',
    'iloveyou',
    'aaaaaaaaaaaa',
    'abababababab',
    'jonas@example.org',
    'Jonas@Example.org',
    'jonas of haarlem',
  ])('%j is weak for its owner', (password) => {
    expect(isWeakPassword(password, { email: 'jonas@example.org', name: 'Jonas of Haarlem' })).toBe(
      true,
    )
  })
  test.each(['three tall herons', 'minuet-demo', 'Jonas of Haarlem 1990', 'çava-bien-oui'])(
    '%j is strong enough',
    (password) => {
      expect(
        isWeakPassword(password, { email: 'jonas@example.org', name: 'Jonas of Haarlem' }),
      ).toBe(false)
    },
  )
  test.each([
    ['password', 0],
    ['tallheron', 1],
    ['tall-herons7', 2],
    ['three tall herons by the canal', 3],
  ])('%j has strength %s', (password, expected) => {
    expect(ratePassword(password)).toBe(expected)
  })
})

test('a sign-up reports all errors together, in the order of its fields', () => {
  const facts = { today: '2026-11-21', minAge: 18, fictional: true, ownNames: ['Minuet'] }
  const good = {
    email: ' jonas@example.org ',
    name: 'Jonas',
    password: 'three tall herons',
    date_of_birth: '1990-04-05',
    fictional_acknowledged: true,
    terms_accepted: true,
  }
  expect(validateSignUp(good, facts)).toEqual([])
  expect(
    validateSignUp({ ...good, fictional_acknowledged: false }, { ...facts, fictional: false }),
  ).toEqual([])
  const bad = {
    email: 'x',
    name: '@x',
    password: 'x',
    date_of_birth: '2020-01-01',
    fictional_acknowledged: false,
    terms_accepted: false,
  }
  expect(validateSignUp(bad, facts)).toEqual([
    { refusal: 'accounts.name_begins_with_at', field: 'name', with: { min: 2, max: 30 } },
    { refusal: 'accounts.invalid_email', field: 'email' },
    { refusal: 'accounts.weak_password', field: 'password', with: { min: 8 } },
    { refusal: 'accounts.too_young', field: 'date_of_birth', with: { min_age: 18 } },
    { refusal: 'accounts.fictional_unacknowledged', field: 'fictional_acknowledged' },
    { refusal: 'accounts.terms_unaccepted', field: 'terms_accepted' },
  ])
})

describe('email limits', () => {
  const zone = 'Europe/Amsterdam'
  const at = (time: string) => new Date(`2026-11-${time}Z`)
  const decide = (times: string[], now: string, limits: EmailLimits = confirmationEmailLimits) =>
    decideEmail(times.map(at), limits, at(now), zone)
  const soon = (waitSeconds: number) => ({ send: false, why: 'soon', waitSeconds })

  test.each<[string[], string, object]>([
    [[], '21T10:00:00', { send: true }],
    [['21T10:00:00'], '21T10:00:30', soon(30)],
    [['21T10:00:00'], '21T10:01:00', { send: true }],
    [['21T10:00:00', '21T10:10:00', '21T10:20:00'], '21T10:30:00', soon(1800)],
    [['21T10:20:00', '21T10:00:00', '21T10:10:00'], '21T11:00:00', { send: true }],
    [
      ['21T08:00:00', '21T09:00:00', '21T10:00:00', '21T11:00:00', '21T12:00:00'],
      '21T18:00:00',
      { send: false, why: 'today' },
    ],
    // A day ends at midnight in Amsterdam, which is 23:00 in London.
    [
      ['21T08:00:00', '21T09:00:00', '21T10:00:00', '21T11:00:00', '21T12:00:00'],
      '21T23:00:00',
      { send: true },
    ],
  ])('after emails at %j, one more at %s', (times, now, expected) => {
    expect(decide(times, now)).toEqual(expected)
  })

  test('an address receives at most six emails an hour', () => {
    const six = ['00', '01', '02', '03', '04', '05'].map((minutes) => `21T10:${minutes}:00`)
    expect(decide(six, '21T10:06:00', addressEmailLimits)).toEqual(soon(54 * 60))
    expect(decide(six.slice(1), '21T10:06:00', addressEmailLimits)).toEqual({ send: true })
  })
})

test('the traffic source is the stored one, otherwise the one in the URL, in any of its spellings', () => {
  expect(
    readTrafficSource({
      stored: {},
      query: { network: 'harbour', ref: 'r', sub: 'a', aff_sub2: 'b', cpc: '1', sub3: '' },
    }),
  ).toEqual({
    network: 'harbour',
    ref: 'r',
    sub1: 'a',
    sub2: 'b',
  })
  expect(readTrafficSource({ stored: { network: 'first' }, query: { network: 'second' } })).toEqual(
    {
      network: 'first',
    },
  )
  expect(readTrafficSource({ stored: { ref: 'x' }, query: {} })).toEqual({})
  expect(
    readTrafficSource({ stored: {}, query: { network: `\0${'n'.repeat(300)}\ud800` } }).network,
  ).toBe('n'.repeat(200))
  expect(hasTrafficSource({ cookies: {}, query: {} })).toBe(false)
  expect(hasTrafficSource({ cookies: { network: 'network=a' }, query: {} })).toBe(true)
  expect(hasTrafficSource({ cookies: {}, query: { network: 'a' } })).toBe(true)
})

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148', 'phone'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140 Mobile Safari/537.36', 'phone'],
  ['Mozilla/5.0 (Linux; Android 15; SM-X710) Chrome/140 Safari/537.36', 'tablet'],
  ['Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X)', 'tablet'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'computer'],
  ['curl/8.0', 'other'],
  ['', 'other'],
])('%j is the device class %s', (userAgent, expected) => {
  expect(detectDeviceClass(userAgent)).toBe(expected)
})
