import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Sql, sql } from './sql.ts'

const newest = sql.part`order by at desc`
const oldest = sql.part`order by at`

function selectLetters(account: number, order: typeof newest) {
  return sql`select id from mail.letter where account = ${account} ${order}`
}

test('a query has its text, its values and a name that depends only on its text', () => {
  const first = selectLetters(4, newest)
  expect(first.text).toBe('select id from mail.letter where account = $1 order by at desc')
  expect(first.values).toEqual([4])
  expect(selectLetters(5, newest)).toMatchObject({
    name: first.name,
    text: first.text,
    values: [5],
  })
})

test('the same place in the source with another fragment is another query, and the first is unchanged', () => {
  const [one, other, again] = [
    selectLetters(4, newest),
    selectLetters(4, oldest),
    selectLetters(4, newest),
  ]
  expect(other.text).toBe('select id from mail.letter where account = $1 order by at')
  expect(other.name).not.toBe(one.name)
  expect(again).toEqual(one)
})

test('a fragment is distinguished from a value in the same position', () => {
  const pair = (left: unknown, right: unknown) => sql`select ${left} ${right}`
  expect(pair(newest, 7)).toMatchObject({ text: 'select order by at desc $1', values: [7] })
  expect(pair(7, newest)).toMatchObject({ text: 'select $1 order by at desc', values: [7] })
  expect(pair(7, 8)).toMatchObject({ text: 'select $1 $2', values: [7, 8] })
})

test('identical texts in two places of the source share one name', () => {
  expect(sql`select ${1}::int`.name).toBe(sql`select ${2}::int`.name)
})

/** Letters of a period, as a fragment with its own values. */
const within = (from: string, to: string) => sql`at >= ${from} and at < ${to}`

test('a fragment includes its own values, and parameters are numbered consecutively', () => {
  const statement = (account: number) =>
    sql`select ${account} from mail.letter where ${within('a', 'b')} or ${within('c', 'd')} limit ${9}`
  expect(statement(4)).toMatchObject({
    text: 'select $1 from mail.letter where at >= $2 and at < $3 or at >= $4 and at < $5 limit $6',
    values: [4, 'a', 'b', 'c', 'd', 9],
  })
  expect(statement(5).name).toBe(statement(4).name)
})

test('fragments can be nested, and can be all of a query, its beginning or its end', () => {
  const either = (one: Sql, other: Sql) => sql`${one} or ${other}`
  const not = (one: Sql) => sql`${one}`
  const all = sql`select from mail.letter where ${not(either(within('a', 'b'), not(within('c', 'd'))))}`
  expect(all.text).toBe(
    'select from mail.letter where at >= $1 and at < $2 or at >= $3 and at < $4',
  )
  expect(all.values).toEqual(['a', 'b', 'c', 'd'])
})

test('the same place with another fragment, from the same function or not, is prepared under its own name', () => {
  const one = (piece: Sql) => sql`select from mail.letter where ${piece}`
  const names = [
    one(within('a', 'b')),
    one(within('c', 'd')),
    one(sql`true`),
    one(sql`at > ${1}`),
    one(sql`true`),
  ].map(({ name }) => name)
  expect(names[1]).toBe(names[0])
  expect(names[4]).toBe(names[2])
  expect(new Set(names).size).toBe(3)
})

test('a value is never treated as SQL, whatever it looks like', () => {
  const piece = within('a', 'b')
  const forged: unknown[] = [
    '1; drop table mail.letter',
    { fragment: 'or true' },
    {
      name: piece.name,
      text: piece.text,
      values: [],
      between: ['or true'],
      written: { between: ['or true'] },
    },
    JSON.parse(JSON.stringify(piece)),
    { ...piece },
    structuredClone(piece),
    ['or true'],
    null,
    undefined,
  ]
  for (const value of forged)
    expect(sql`select ${value}`).toMatchObject({ text: 'select $1', values: [value] })
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(sql`select ${value}`.text).toBe('select $1')
      expect(sql`select ${sql`a = ${value}`}`).toMatchObject({
        text: 'select a = $1',
        values: [value],
      })
    }),
  )
})

test('a list in a fragment remains one parameter', () => {
  expect(sql`select ${sql`a = any (${[1, 2, 3]})`}`).toMatchObject({
    text: 'select a = any ($1)',
    values: [[1, 2, 3]],
  })
})
