import { expect, test } from 'vitest'
import { findAccountNumbers } from './find-account-numbers.ts'
import { checkMoney } from './check-money.ts'
import { createTestProject } from './testing/create-test-project.ts'

/** Split in two, so that this file does not contain such a number itself. */
const card = ['42424242', '42424242'].join('')
const spaced = ['5555 5555', '5555 4444'].join(' ')
const amex = ['37828224', '6310005'].join('')
const iban = ['NL91', 'ABNA0417164300'].join('')
const unlistedIban = ['NL02', 'ABNA0123456789'].join('')

function broken(files: Record<string, string>): string[] {
  return checkMoney(createTestProject(files)).breaches.map(
    ({ file, line, message }) => `${file}:${line} ${message.split(':')[0]}`,
  )
}

test.each([
  [`paid by ${card}.`, ['card']],
  [`paid by ${spaced}`, ['card']],
  [`{"number":"${amex}"}`, ['card']],
  [`{"number":${card},"x":1}`, ['card']],
  [`1,${card},2`, ['card']],
  [`to ${iban} please`, ['IBAN']],
  [`to ${iban.match(/.{1,4}/g)?.join(' ')}`, ['IBAN']],
  ['the last four are 4242, of 2034-12', []],
  ['at 1782900000000, for 4242 credits', []],
  [card.replace(/2$/, '3'), []],
  [iban.replace(/0$/, '1'), []],
  ['4d7c9a42-4242-4242-8242-424242424242', []],
  [`a${card}`, []],
  ['0000000000000000', []],
])('%j contains %j', (text, kinds) => {
  expect(findAccountNumbers(text).map(({ kind }) => kind)).toEqual(kinds)
})

test('a number that could be charged is refused everywhere in the project', () => {
  expect(
    broken({
      'src/features/members/a/server/x.ts': `const a = 1\nconst card = '${card}'`,
      'db/cast/people.json': `{"iban":"${unlistedIban}"}`,
      'docs/a.md': 'Cards are paid at the provider.',
    }),
  ).toEqual([
    'db/cast/people.json:1 the number of an account',
    'src/features/members/a/server/x.ts:2 the number of a card',
  ])
})

test('an official example IBAN is allowed in a test, a card number is not', () => {
  const files = {
    'src/a/x.test.ts': `'${iban}'`,
    'src/a/y.ts': `'${iban}'`,
    'src/a/z.test.ts': `'${card}'`,
  }
  expect(broken(files)).toEqual([
    'src/a/y.ts:1 the number of an account',
    'src/a/z.test.ts:1 the number of a card',
  ])
})

test('fractions are refused in money code', () => {
  const at = (text: string, path = 'src/features/money/payments/rules/x.ts') =>
    broken({ [path]: text })
  expect(at('const vat = price * 0.21')).toEqual([
    'src/features/money/payments/rules/x.ts:1 * 0.21',
  ])
  expect(at('const vat = 0.21 * price')).toHaveLength(1)
  expect(at('const read = parseFloat(text)')).toHaveLength(1)
  expect(at('const shown = (minor / 100).toFixed(2)')).toHaveLength(1)
  expect(
    at(
      'create table payments.x (amount real not null);',
      'src/features/money/payments/server/sql/009-x.sql',
    ),
  ).toHaveLength(1)
  expect(
    at(
      'create table payments.x (amount double precision);',
      'src/features/money/credits/server/sql/009-x.sql',
    ),
  ).toHaveLength(1)
  expect(at('const share = total * 0.5', 'src/features/money/accounting/server/x.ts')).toHaveLength(
    1,
  )
  expect(at('const half = width * 0.5', 'src/features/members/photos/rules/x.ts')).toEqual([])
  expect(at('const style = `font: 1rem/1.5 sans-serif`')).toEqual([])
  expect(
    at(
      '-- Books the sales’ money, less fees.',
      'src/features/money/accounting/server/sql/009-x.sql',
    ),
  ).toEqual([])
  expect(at('expect(price * 0.21)', 'src/features/money/payments/rules/x.test.ts')).toEqual([])
  expect(at('/** On `http://127.0.0.1:3000`, since 1.5 */')).toEqual([])
  expect(at('const sum = (price * credits) / bundle.credits')).toEqual([])
})
