import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import { genders, toSeeksBits, sexualities } from '../rules/orientation.ts'
import { now, type SmallWorld, smallWorld } from '../testing/small-world.ts'

let world: SmallWorld
beforeAll(async () => {
  world = await smallWorld(['profiles'])
})
afterAll(() => world.close())

describe('the public SQL views', () => {
  test('the view computes preferred genders exactly as the rules do', async () => {
    for (const [gender, own] of genders.entries()) {
      for (const [sexuality, sexualityName] of sexualities.entries()) {
        const row = sql`insert into profiles.profile (account_id, pool_id, birth, gender, sexuality, created_at, changed_at)
          values (${-1 - gender * 4 - sexuality}, 9, '1990-01-01', ${gender}, ${sexuality}, ${now}, ${now})`
        if (sexualityName === (gender === 0 ? 'lesbian' : 'gay')) {
          await expect(world.database.run(row)).rejects.toThrow('profile_wish_has_one_value')
          continue
        }
        await world.database.run(row)
        expect(
          await world.database.one(
            sql`select orientation, seeks from profiles.public_profile where account_id = ${-1 - gender * 4 - sexuality}`,
          ),
        ).toEqual({ orientation: gender * 4 + sexuality, seeks: toSeeksBits(own, sexualityName) })
      }
    }
  })

  test('the table stores the answers to traits by name', async () => {
    const person = await world.person()
    const store = (answers: string) =>
      world.database.run(sql`
        insert into profiles.profile (account_id, pool_id, birth, gender, sexuality, traits, created_at, changed_at)
        values (${person.account}, ${person.pool}, '1990-01-01', 0, 0, ${answers}::jsonb, ${now}, ${now})`)
    await expect(store('["some"]')).rejects.toThrow('profile_traits_object')
    await store('{"signup_reason": "dates", "tattoos": "some"}')
    expect(
      await world.database.one(
        sql`select signup_reason, relationship_status from profiles.public_matching_facts where account_id = ${person.account}`,
      ),
    ).toEqual({ signup_reason: 'dates', relationship_status: null })
  })
})
