import { afterAll, beforeAll, expect, test } from 'vitest'
import { isRefusal } from '#kernel/refusal.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { createProfiles } from '#features/members/profiles/server/index.ts'
import {
  createTestContext,
  now,
  type Person,
  type SmallWorld,
  siteWith,
  smallWorld,
} from '#features/members/profiles/testing/small-world.ts'
import { runAsSuperuser } from '#platform/server/testing/run-as-superuser.ts'
import { createFictionalProfiles } from './index.ts'

let world: SmallWorld
let fiction: ReturnType<typeof createFictionalProfiles>
let jonas: Person
let elena: Person
let isabel: Person

beforeAll(async () => {
  world = await smallWorld(['fictional-profiles'])
  const { database } = world
  const profiles = createProfiles({
    database,
    emit: async () => {},
    noteCommand: async () => {},
    neighbours: {
      hasBlocked: async () => false,
      isHiddenFrom: (reader, other, site) => fiction.hidesFrom(reader, other.kind, site),
      isAcquainted: async () => false,
      loadPhotos: async () => ({ photos: [], reviewed: false }),
      hasMainPhoto: async () => false,
      getKindLabel: (...asked) => fiction.labelFor(...asked),
    },
  })
  fiction = createFictionalProfiles({
    database,
    findMember: profiles.findMember,
    phrases: { translate: (locale, key) => `${key} in ${locale}` },
  })
  ;[jonas, elena, isabel] = [
    await world.person(),
    await world.person(),
    await world.person({ kind: 'fictional' }),
  ]
  for (const { account, pool } of [jonas, elena, isabel]) {
    await database.transaction((tx) =>
      profiles.makeProfile(
        tx,
        { account, pool, birth: '1990-01-01', gender: 'female', seeking: ['male'], country: 'NL' },
        now,
      ),
    )
  }
})
afterAll(() => world.close())

const disclosure = async () => {
  const answer = await fiction.handlers['fictional_profiles.read_disclosure'](
    { member: isabel.member },
    createTestContext(jonas),
  )
  if (isRefusal(answer)) throw new Error(answer.refusal)
  return answer
}
const acknowledge = (version: string, member = isabel.member) =>
  fiction.handlers['fictional_profiles.acknowledge']({ member, version }, createTestContext(jonas))

test('the label is the same everywhere: the operator’s text, or the product’s default', () => {
  expect(fiction.labelFor('member', siteWith(), 'de')).toBeNull()
  expect(fiction.labelFor('fictional', siteWith(), 'de')).toBe('sites.fictional_singular in de')
  expect(
    fiction.labelFor(
      'fictional',
      siteWith({ fictional_singular: { de: 'Erfundenes Profil' } }),
      'de',
    ),
  ).toBe('Erfundenes Profil')
  expect(fiction.labelFor('sponsored', siteWith(), 'pl')).toBe('fictional_profiles.ad in pl')
})

test('an acknowledgement applies to one profile and one text version', async () => {
  const before = await disclosure()
  expect(before).toMatchObject({ acknowledged: false, answered_by: 'staff' })
  expect(await acknowledge('en-00000000')).toEqual({
    refusal: 'fictional_profiles.wording_changed',
  })
  expect(await acknowledge(before.version, elena.member)).toEqual({
    refusal: 'fictional_profiles.not_fictional',
  })
  expect(await acknowledge(before.version, '00000000-0000-4000-8000-000000000000')).toEqual({
    refusal: 'not_found',
  })
  expect((await disclosure()).acknowledged).toBe(false)
  expect(await acknowledge(before.version)).toBeNull()
  expect(await acknowledge(before.version)).toBeNull()
  expect((await disclosure()).acknowledged).toBe(true)
  const changed = siteWith({ fictional_warning: { en: 'Nobody here can be met.' } })
  expect(
    await fiction.handlers['fictional_profiles.read_disclosure'](
      { member: isabel.member },
      createTestContext(jonas, changed),
    ),
  ).toMatchObject({
    acknowledged: false,
    warning: 'Nobody here can be met.',
  })
  expect(
    await world.database.one(
      sql`select fictional_profiles.public_has_acknowledged(${jonas.account}, ${isabel.account}, ${before.version}) as yes`,
    ),
  ).toEqual({ yes: true })
  expect(
    await world.database.one(
      sql`select fictional_profiles.public_has_acknowledged(${elena.account}, ${isabel.account}, ${before.version}) as yes`,
    ),
  ).toEqual({ yes: false })
})

test('one switch hides all profiles that are not members, and the site default applies until it is used', async () => {
  const read = fiction.handlers['fictional_profiles.read_choice']
  expect(await read({}, createTestContext(elena))).toEqual({ shown: true })
  expect(await read({}, createTestContext(elena, siteWith({ fictional_hidden: true })))).toEqual({
    shown: false,
  })
  expect(await fiction.hidesFrom(null, 'fictional', siteWith({ fictional_hidden: true }))).toBe(
    true,
  )
  expect(
    await fiction.handlers['fictional_profiles.choose_visibility'](
      { shown: false },
      createTestContext(elena),
    ),
  ).toEqual({
    shown: false,
  })
  expect(await read({}, createTestContext(elena))).toEqual({ shown: false })
  expect(
    await world.database.many(
      sql`select account_id, hidden from fictional_profiles.public_preference`,
    ),
  ).toEqual([{ account_id: elena.account, hidden: true }])
  expect(
    await fiction.handlers['fictional_profiles.read_disclosure'](
      { member: isabel.member },
      createTestContext(elena),
    ),
  ).toEqual({
    refusal: 'not_found',
  })
  expect(await fiction.hidesFrom(elena.account, 'member', siteWith())).toBe(false)
  await fiction.handlers['fictional_profiles.choose_visibility'](
    { shown: true },
    createTestContext(elena),
  )
  expect(
    await fiction.hidesFrom(elena.account, 'sponsored', siteWith({ fictional_hidden: true })),
  ).toBe(false)
})

test('a profile that is not a member cannot initiate anything, in any table with the trigger', async () => {
  const { database } = world
  await runAsSuperuser(
    database.pool,
    `create table fictional_profiles.wink (from_account bigint, to_account bigint);
    grant insert on fictional_profiles.wink to public;
    create trigger require_member before insert or update on fictional_profiles.wink
    for each row execute function fictional_profiles.public_require_member('from_account')`,
  )
  const wink = (from: number, to: number) =>
    database.run(sql`insert into fictional_profiles.wink values (${from}, ${to})`)
  await wink(jonas.account, isabel.account)
  await expect(wink(isabel.account, jonas.account)).rejects.toThrow(
    'may not initiate anything in fictional_profiles.wink',
  )
  await expect(wink(987_654, jonas.account)).rejects.toThrow('is not a member')
  expect(
    await database.one(sql`select fictional_profiles.public_is_fictional(${isabel.account}) as isabel, fictional_profiles.public_is_fictional(${jonas.account}) as jonas,
    fictional_profiles.public_is_fictional(-1) as nobody`),
  ).toEqual({ isabel: true, jonas: false, nobody: false })
})

test('erasing an account removes its choice and its acknowledgements', async () => {
  await world.database.transaction((tx) => fiction.personalData.erase(tx, isabel.account, now))
  await world.database.transaction((tx) => fiction.personalData.erase(tx, elena.account, now))
  expect(
    await world.database.one(
      sql`select (select count(*) from fictional_profiles.preference) + (select count(*) from fictional_profiles.acknowledgement) as rows`,
    ),
  ).toEqual({ rows: 0 })
})
