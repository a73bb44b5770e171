import { expect, test } from 'vitest'
import { sql } from './sql.ts'

const newest = sql.part`order by at desc`
const oldest = sql.part`order by at`

function lettersOf(account: number, order: typeof newest) {
  return sql`select id from mail.letter where account = ${account} ${order}`
}

test('a statement has its text, its values and one name for as long as its text is the same', () => {
  const first = lettersOf(4, newest)
  expect(first.text).toBe('select id from mail.letter where account = $1 order by at desc')
  expect(first.values).toEqual([4])
  expect(lettersOf(5, newest)).toEqual({ ...first, values: [5] })
})

test('one place in the source with another fragment is another statement, and the first is still itself', () => {
  const [one, other, again] = [lettersOf(4, newest), lettersOf(4, oldest), lettersOf(4, newest)]
  expect(other.text).toBe('select id from mail.letter where account = $1 order by at')
  expect(other.name).not.toBe(one.name)
  expect(again).toEqual(one)
})

test('a fragment in the place of a value is told from a value in the place of a fragment', () => {
  const pair = (left: unknown, right: unknown) => sql`select ${left} ${right}`
  expect(pair(newest, 7)).toMatchObject({ text: 'select order by at desc $1', values: [7] })
  expect(pair(7, newest)).toMatchObject({ text: 'select $1 order by at desc', values: [7] })
  expect(pair(7, 8)).toMatchObject({ text: 'select $1 $2', values: [7, 8] })
})

test('equal texts written in two places share one name', () => {
  expect(sql`select ${1}::int`.name).toBe(sql`select ${2}::int`.name)
})
