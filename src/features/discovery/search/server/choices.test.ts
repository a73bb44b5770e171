import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import { traits } from '#features/members/profiles/index.ts'
import { createSearchFixture, now, type SearchFixture } from './testing/search-fixture.ts'

let stage: SearchFixture
beforeAll(async () => {
  stage = await createSearchFixture()
})
afterAll(() => stage.close())

/** The choices that a member's search row contains, as `trait.choice`. */
async function readChoices(account: number): Promise<string[]> {
  const rows = await stage.database.many<{ name: string }>(sql`
    select c.trait || '.' || c.choice as name
    from search.member_search s join search.choice c on s.choices & (1::bigint << c.bit) <> 0
    where s.account_id = ${account} order by 1`)
  return rows.map(({ name }) => name)
}

test('a search row contains what the profile states, one choice or several, and follows it', async () => {
  const mila = await stage.add({ traits: { tattoos: 'some', pets: ['dog', 'cat'] } })
  const jonas = await stage.add({ traits: { pets: ['cat'] } })
  const silent = await stage.add()
  expect(await readChoices(mila.account)).toEqual(['pets.cat', 'pets.dog', 'tattoos.some'])
  expect(await readChoices(jonas.account)).toEqual(['pets.cat'])
  expect(await readChoices(silent.account)).toEqual([])
  await stage.database.run(
    sql`update profiles.profile set traits = '{"pets": ["other"]}' where account_id = ${mila.account}`,
  )
  await stage.refresh(mila)
  expect(await readChoices(mila.account)).toEqual(['pets.other'])
})

test('members who state the same new choices at the same time get the same bits', async () => {
  const people = await Promise.all(
    Array.from({ length: 8 }, () =>
      stage.add({ traits: { eye_colour: 'blue', body_type: 'fat' } }),
    ),
  )
  for (const { account } of people)
    expect(await readChoices(account)).toEqual(['body_type.fat', 'eye_colour.blue'])
})

test('the choices of all traits have room in the 63 bits of a row', () => {
  const count = Object.values(traits).reduce((sum, { choices }) => sum + choices.length, 0)
  expect(count).toBeLessThanOrEqual(63)
})

test('without a free bit, a choice finds no one, and its member is still found otherwise', async () => {
  const spare = await createSearchFixture()
  try {
    await spare.database.run(sql`
      insert into search.choice (bit, trait, choice) select b, 'old', b::text from generate_series(0, 62) b`)
    const searcher = await spare.add({ country: 'NZ' })
    const mila = await spare.add({ country: 'NZ', gender: 1, traits: { signup_reason: 'dates' } })
    const find = async (signup_reason: readonly 'dates'[]) =>
      (await spare.find({ signup_reason }, searcher)).members.map(({ id }) => id)
    expect(await find([])).toEqual([mila.member])
    expect(await find(['dates'])).toEqual([])
  } finally {
    await spare.close()
  }
})

test('rows from before choices were part of them are filled in, and only these', async () => {
  const [old, recent] = [
    await stage.add({ traits: { tattoos: 'many' } }),
    await stage.add({ traits: { tattoos: 'none' } }),
  ]
  await stage.database.run(
    sql`update search.member_search set choices = null where account_id = ${old.account}`,
  )
  // A row that isn't null is left alone, even if it is wrong.
  await stage.database.run(
    sql`update search.member_search set choices = 0 where account_id = ${recent.account}`,
  )
  await stage.search.backfillChoices(now)
  expect(await readChoices(old.account)).toEqual(['tattoos.many'])
  expect(await readChoices(recent.account)).toEqual([])
})
