import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import { contract, type FullMember } from '../contract/profiles.ts'
import { expectNoRefusal } from '#kernel/refusal.ts'
import { createProfilesWorld, type ProfilesWorld } from '../testing/profiles-world.ts'
import {
  amsterdam,
  createTestContext,
  haarlem,
  type Person,
  siteWith,
} from '../testing/small-world.ts'

let world: ProfilesWorld
beforeAll(async () => {
  world = await createProfilesWorld()
})
afterAll(() => world.close())

describe('visibility of members', () => {
  test('every member who is not visible gets the same response', async () => {
    const reader = await world.someone()
    const blocked = await world.someone()
    world.hidden.add(`${reader.account} ${blocked.account}`)
    const nobodies: [string, Person][] = [
      ['blocked', blocked],
      ['unconfirmed', await world.someone({ status: 'not_confirmed' })],
      ['disabled', await world.someone({ status: 'disabled' })],
      ['deleted', await world.someone({ status: 'deleted' })],
      ['another pool', await world.someone({ pool: 2 })],
      ['invisible', await world.someone({ invisible: true })],
      [
        'sponsored where the site has none',
        await world.someone({ kind: 'sponsored' }, { city: null }),
      ],
      ['without a profile', await world.person()],
      ['malformed', { ...reader, member: "'; drop table" }],
    ]
    for (const [why, unknown] of nobodies)
      expect(await world.fetchPage(unknown, reader), why).toEqual({ refusal: 'not_found' })
    await world.database.run(
      sql`update profiles.profile set status = 'disabled' where account_id = ${reader.account}`,
    )
    expect(await world.fetchPage(reader, blocked)).toEqual({ refusal: 'not_found' })
    expect(await world.fetchPage(reader, reader)).toMatchObject({ own: true })
  })

  test('an invisible member stays visible to members they have contact with, without the green dot', async () => {
    const reader = await world.someone()
    const ghost = await world.someone({ invisible: true })
    world.known.add(`${reader.account} ${ghost.account}`)
    expect(await world.fetchPage(ghost, reader)).toMatchObject({ view: 'full', online: false })
  })

  test('a fictional profile is visible on sites that enable them, without a city, distance or green dot', async () => {
    const reader = await world.someone()
    const isabel = await world.someone({ kind: 'fictional', name: 'Isabel' }, { city: null })
    expect(await world.fetchPage(isabel, reader)).toMatchObject({
      kind: 'fictional',
      label: 'a fictional profile',
      city: null,
      distance_km: null,
      online: false,
    })
    expect(await world.fetchPage(isabel, reader, siteWith({ fictional: false }))).toEqual({
      refusal: 'not_found',
    })
    await expect(
      world.database.run(
        sql`update profiles.profile set region_id = 1, city_id = 2755003 where account_id = ${isabel.account}`,
      ),
    ).rejects.toThrow('cannot have a city')
  })
})

describe('a member’s page', () => {
  test('contains the age and never the birthday', async () => {
    const reader = await world.someone()
    const elena = await world.someone(
      { name: 'Elena' },
      { birth: '1992-07-02', about: 'Bread', interests: ['wine', 'sex'] },
    )
    const page = expectNoRefusal(await world.fetchPage(elena, reader)) as FullMember
    expect(contract['profiles.read_member'].output.parse(page)).toEqual(page)
    expect(page.age).toBe(33)
    expect(JSON.stringify({ ...page, id: '' })).not.toContain('1992-07')
    expect(
      expectNoRefusal(
        await world.fetchPage(elena, reader, siteWith(), new Date('2026-07-01T22:00:00Z')),
      ).age,
    ).toBe(34)
  })

  test('shows the distance between two cities, rounded, and no distance within the same city', async () => {
    const reader = await world.someone({}, haarlem)
    const near = await world.someone({}, haarlem)
    const far = await world.someone({}, amsterdam)
    expect(await world.fetchPage(near, reader)).toMatchObject({
      distance_km: null,
      city: 'Haarlem',
    })
    const { distance_km: km } = expectNoRefusal(await world.fetchPage(far, reader)) as FullMember
    expect(km).toBeGreaterThan(14)
    expect(km).toBeLessThan(22)
    expect(Number.isInteger(km)).toBe(true)
    const nowhere = await world.someone({}, { country: null, city: null })
    expect(await world.fetchPage(far, nowhere)).toMatchObject({ distance_km: null })
  })

  test('shows intimate interests only to members who want to see them', async () => {
    const reader = await world.someone({}, { interests: ['wine', 'sex'] })
    const elena = await world.someone({}, { interests: ['tea', 'wine', 'sex'] })
    const interests = async () =>
      (expectNoRefusal(await world.fetchPage(elena, reader)) as FullMember).interests.map(
        ({ interest }) => interest,
      )
    expect(await interests()).toEqual(['wine', 'tea'])
    await world.profiles.handlers['profiles.show_intimate'](
      { shown: true },
      createTestContext(reader),
    )
    expect(await interests()).toEqual(['wine', 'sex', 'tea'])
    expect(expectNoRefusal(await world.fetchPage(elena, reader))).toMatchObject({ common: 2 })
  })

  test('leaves out fields the site does not show', async () => {
    const reader = await world.someone()
    const elena = await world.someone(
      {},
      {
        about: 'Bread',
        interests: ['wine'],
        traits: { tattoos: 'some' },
        notes: { tattoos: 'An anchor', interests: 'Red' },
      },
    )
    const bare = expectNoRefusal(
      await world.fetchPage(
        elena,
        reader,
        siteWith({ visible_profile_fields: ['tattoos'], visible_profile_notes: ['tattoos'] }),
      ),
    )
    expect(bare).toMatchObject({
      age: null,
      country: null,
      region: null,
      city: null,
      distance_km: null,
      gender: null,
      sexuality: null,
      about: '',
      interests: [],
      tattoos: 'some',
      notes: { tattoos: 'An anchor' },
    })
  })

  test('is a few lines for a visitor', async () => {
    const elena = await world.someone({ name: 'Elena Maria' }, { about: 'Bread' })
    expect(await world.fetchPage(elena, null)).toEqual({
      view: 'reduced',
      id: elena.member,
      name: 'Elena',
      age: 34,
      kind: 'member',
      label: null,
      country: 'NL',
      region: 'Noord-Holland',
      photos: [],
    })
  })
})
