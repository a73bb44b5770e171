import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compose } from '#app/compose.ts'
import { type Infrastructure, startInfrastructure } from '#app/infrastructure.ts'
import type { Product } from '#app/product.ts'
import { readConfig } from '#platform/server/config/read-config.ts'
import { createLog } from '#platform/server/log/log.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { TestDatabase } from '#platform/server/testing/make-database.ts'
import { createTestDatabase } from '#platform/server/testing/create-test-database.ts'
import type { Context } from '#kernel/context.ts'
import { isRefusal } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/rules/site.ts'
import { seedCrowd } from '../../bin/seed/seed-crowd.ts'
import { cast } from './cast.ts'
import { demoLogins, seedDemo, wakeCast } from './seed.ts'
import { story } from './stories/story.ts'
import { readSeededRows } from './testing/seeded-rows.ts'

const now = new Date('2026-11-21T12:00:00Z')
const folder = mkdtempSync(join(tmpdir(), 'cast-'))
let clone: TestDatabase
let infrastructure: Infrastructure
let product: Product

beforeAll(async () => {
  clone = await createTestDatabase()
  const config = readConfig({ MINUET_DATA: folder, SMTP_URL: 'smtp://127.0.0.1:9' })
  infrastructure = await startInfrastructure({
    config,
    databaseUrl: clone.url,
    log: createLog({ level: 'error' }),
  })
  product = compose(infrastructure)
  await seed(now)
}, 120_000)
afterAll(async () => {
  await infrastructure.stop()
  await clone.close()
  rmSync(folder, { recursive: true })
})

async function findAccount(id: string): Promise<number> {
  const member = cast.find((one) => one.id === id)?.member
  const { account } = await infrastructure.database.one<{ account: number }>(
    sql`select account_id as account from accounts.public_account where member_id = ${member}`,
  )
  return account
}

const seed = (at: Date) =>
  seedDemo({ ...product, database: infrastructure.database, now: at, log: infrastructure.log })

test('every cast member exists, in the pool of their site, with their city and photos', async () => {
  const rows = await infrastructure.database.many<{
    name: string
    pool: number
    city: string | null
    photos: number
    photo: boolean
  }>(sql`
    select a.name, a.pool_id as pool, c.name as city, s.has_photo as photo,
      (select count(*) from photos.photo p where p.account_id = a.account_id) as photos
    from accounts.public_account a
    join search.member_search s on s.account_id = a.account_id
    join profiles.public_profile q on q.account_id = a.account_id
    left join geography.public_city c on c.id = q.city_id`)
  expect(rows).toHaveLength(cast.length)
  for (const member of cast) {
    expect(rows).toContainEqual({
      name: member.name,
      pool: member.site === 'minuet' ? 1 : 2,
      city: member.city,
      photo: member.portrait !== null,
      photos:
        (member.portrait === null ? 0 : 1 + member.stills.length) +
        story.waitingPhotos.filter(({ by }) => by === member.id).length,
    })
  }
})

test('seeding again a day later changes nothing', async () => {
  const before = await readSeededRows(infrastructure.database)
  await seed(new Date('2026-11-22T12:00:00Z'))
  expect(await readSeededRows(infrastructure.database)).toBe(before)
})

test('each site’s back office has photos and selfies waiting, and some members have verified photos', async () => {
  const rows = await infrastructure.database.many(sql`
    select a.pool_id as pool, (select count(*) from photos.photo p join accounts.public_account b on b.account_id = p.account_id
        where b.pool_id = a.pool_id and p.status = 'waiting') as photos,
      (select count(*) from photo_verification.request r join accounts.public_account b on b.account_id = r.account_id
        where b.pool_id = a.pool_id and r.status = 'waiting') as pictures,
      (select string_agg(b.name, ', ' order by b.name) from photos.photo p join accounts.public_account b on b.account_id = p.account_id
        where b.pool_id = a.pool_id and p.verified_at is not null) as verified
    from accounts.public_account a group by a.pool_id order by a.pool_id`)
  expect(rows).toEqual([
    { pool: 1, photos: 4, pictures: 3, verified: 'Lena, Malik, Mei, Noor' },
    { pool: 2, photos: 1, pictures: 1, verified: 'Clara, Julian' },
  ])
  const { lines } = await infrastructure.database.one<{ lines: string[] }>(
    sql`select array_agg(name || ' ' || act order by id) as lines from staff.audit where act like 'photo_verification.%'`,
  )
  const mara = 'Mara Lindqvist photo_verification'
  expect(new Set(lines)).toEqual(new Set([`${mara}.opened`, `${mara}.verified`]))
})

test('the story is played once and completely', async () => {
  const { database } = infrastructure
  const { likes, matches, lines, conversations } = await database.one<Record<string, number>>(sql`
    select (select count(*) from likes.profile_like) as likes, (select count(*) / 2 from likes.match) as matches,
      (select count(*) from chat.message) as lines, (select count(*) from chat.conversation) as conversations`)
  expect({ likes, matches, lines, conversations }).toEqual({
    likes: story.likes.length,
    matches: story.matches.length,
    lines: story.conversations.flatMap((one) => one.lines).length,
    conversations: story.conversations.length,
  })
  const { late } = await database.one<{ late: number }>(sql`
    select (select count(*) from chat.message where at >= ${now}) + (select count(*) from likes.profile_like where at >= ${now}) as late`)
  expect(late).toBe(0)
})

test('the ledger is consistent: sign-up credits granted once each, two premium members, Jonas a free member with six credits', async () => {
  expect(await product.credits.findViolations()).toEqual([])
  const members = cast.filter(({ kind }) => kind === 'member')
  const { signedUp, bought } = await infrastructure.database.one<{
    signedUp: number
    bought: number
  }>(sql`
    select count(*) filter (where reason = 'sign_up') as "signedUp", count(*) filter (where reason = 'purchase') as bought
    from credits.movement where kind = 'grant'`)
  expect([signedUp, bought]).toEqual([members.length, story.purchases.length])
  const wallet = async (id: string) => product.credits.getWallet(await findAccount(id))
  expect(await wallet('jonas')).toMatchObject({ credits: 6, paid_user: false })
  expect(await wallet('elena')).toMatchObject({ credits: 2, paid_user: false })
  expect(await wallet('malik')).toMatchObject({ credits: 24, bought: 20, paid_user: true })
  expect(await wallet('isabel')).toMatchObject({ credits: 0, version: 0 })
})

test('a fictional profile never makes the first move, and Jonas knew that it was fictional before it answered', async () => {
  const { database } = infrastructure
  const begun = await database.many(sql`
    select 1 from accounts.public_account a where a.kind <> 'member' and (
      exists (select from chat.conversation c where c.started_by = a.account_id)
      or exists (select from chat.message m where m.sender_id = a.account_id and m.seq = 1)
      or exists (select from likes.profile_like g where g.liker_id = a.account_id)
      or exists (select from credits.wallet w where w.account_id = a.account_id))`)
  expect(begun).toEqual([])
  const [isabel, jonas] = [await findAccount('isabel'), await findAccount('jonas')]
  const answers = await database.many<{ seq: number; credits: number; known: boolean }>(sql`
    select m.seq, m.credits, exists (select from fictional_profiles.acknowledgement k
      where k.account_id = ${jonas} and k.profile_id = ${isabel} and k.acknowledged_at < m.at) as known
    from chat.message m where m.sender_id = ${isabel}`)
  expect(answers).toEqual([{ seq: 2, credits: 0, known: true }])
})

test('still lifes are described in the language of the member who shows them', async () => {
  const descriptions = async (id: string) =>
    infrastructure.database.many<{ description: string | null }>(sql`
      select description from photos.photo where account_id = ${await findAccount(id)} order by position`)
  expect(await descriptions('bram')).toEqual([
    { description: null },
    { description: 'Schilderij van een gitaar tegen een gele muur' },
  ])
  expect((await descriptions('emil'))[1]?.description).toMatch(/^Gemälde: ein leuchtendes Zelt/)
})

test('rows that an interrupted seed left out are added in the right order', async () => {
  const { database } = infrastructure
  const elena = cast.find(({ id }) => id === 'elena')
  const photos = () =>
    database.many<{ position: number; main: boolean }>(sql`
      select p.position, p.main from photos.photo p join accounts.public_account a on a.account_id = p.account_id
      where a.member_id = ${elena?.member} order by p.position`)
  await database.run(sql`
    delete from photos.photo p using accounts.public_account a
    where a.account_id = p.account_id and a.member_id = ${elena?.member} and p.position > 2`)
  expect(await photos()).toHaveLength(3)
  await seed(now)
  expect(await photos()).toEqual(
    [0, 1, 2, 3, 4, 5, 6].map((position) => ({ position, main: position === 0 })),
  )
})

type SearchInput = Parameters<Product['search']['handlers']['search.find_members']>[0]

async function createContext(
  setCookie: (cookie: { name: string }) => void = () => {},
): Promise<Context<Site>> {
  const site = await product.sites.siteById(1)
  const request = {
    origin: '',
    address: '127.0.0.1',
    userAgent: 'test',
    requestId: 'test',
    cookies: {},
    query: {},
  }
  return { site, viewer: null, now, locale: 'en', ...request, setCookie }
}

test('the demo logins listed at startup work', async () => {
  for (const { email, password } of demoLogins) {
    const cookies: string[] = []
    const context = await createContext(({ name }) => void cookies.push(name))
    const answer = await product.accounts.handlers['accounts.log_in'](
      { login: email, password },
      context,
    )
    expect(isRefusal(answer)).toBe(false)
    expect(cookies).toContain('__Host-auth.session')
  }
})

test('the crowd is added to the cast: each member once, with a profile, a search row and sometimes a photo', async () => {
  const crowd = { product, infrastructure: infrastructure, now, print: () => {} }
  expect(await seedCrowd(crowd, 1500)).toBe(1500)
  expect(await seedCrowd(crowd, 3000)).toBe(1500)
  expect(await seedCrowd(crowd, 3000)).toBe(0)
  const { found, faces } = await infrastructure.database.one<{ found: number; faces: number }>(sql`
    select count(*) as found, count(*) filter (where has_photo) as faces from search.member_search`)
  expect(found).toBe(3000 + cast.length)
  expect(faces).toBeGreaterThan(600)
  const { key } = await infrastructure.database.one<{ key: string }>(
    sql`select key from photos.photo where key like 'crowd/%' limit 1`,
  )
  expect((await infrastructure.blobs.get(`${key}/480.webp`))?.type).toBe('image/webp')
}, 60_000)

test.each([
  {},
  { min_age: 18, max_age: 99 },
  { gender: 'male', two_way: false },
  { country: 'all', min_age: 18, max_age: 99 },
  { country: 'DE', min_age: 25, max_age: 45 },
  { distance_km: 50 },
  { online: true, country: 'all' },
] satisfies SearchInput[])(
  'the first five pages of Jonas’s search show hardly any face twice: %o',
  async (input: SearchInput) => {
    const { account, member } = await infrastructure.database.one<{
      account: number
      member: string
    }>(sql`
    select account_id as account, member_id as member from accounts.public_account where name = 'Jonas' and pool_id = 1`)
    const viewer = { account, member, pool: 1, status: 'active', session: 1 } as const
    const context = { ...(await createContext()), viewer }
    const faces: string[] = []
    let after: string | undefined
    for (let page = 0; page < 5; page++) {
      const found = await product.search.handlers['search.find_members'](
        { ...input, ...(after && { after }) },
        context,
      )
      if (isRefusal(found)) throw new Error(found.refusal)
      faces.push(...found.members.flatMap(({ photo }) => photo?.thumbhash ?? []))
      if (found.next === null) break
      after = found.next
    }
    expect(faces.length).toBeGreaterThan(3)
    // The order within a day is random, so two members with the same portrait may appear next to
    // each other.
    expect(faces.length - new Set(faces).size).toBeLessThanOrEqual(1 + faces.length / 20)
  },
)

test('after a refresh a week later, as many are online as on the first day, and members active since then keep their activity', async () => {
  const later = new Date('2026-11-28T12:00:00Z')
  const { database } = infrastructure
  const online = async (at: Date) =>
    (
      await database.one<{ count: number }>(sql`
        select count(*) as count from search.member_search s join accounts.public_account a on a.account_id = s.account_id
        where a.member_id = any (${cast.map(({ member }) => member)}::uuid[]) and s.last_active > ${at}::timestamptz - interval '5 minutes'`)
    ).count
  const jonas = await findAccount('jonas')
  const since = new Date(later.getTime() - 1000)
  await database.run(sql`update accounts.account set last_active_at = ${since} where id = ${jonas}`)
  await database.transaction((tx) => product.search.touch(tx, jonas, since))

  const before = await online(now)
  expect(before).toBeGreaterThanOrEqual(15)
  expect(await online(later)).toBe(1)
  const startedAt = performance.now()
  await wakeCast({ ...product, database, now: later })
  expect(performance.now() - startedAt).toBeLessThan(3000)
  expect(await online(later)).toBe(before)
  expect(
    await database.one(sql`
      select a.last_active_at as at, s.last_active as found
      from accounts.account a join search.member_search s on s.account_id = a.id where a.id = ${jonas}`),
  ).toEqual({ at: since, found: since })
  await wakeCast({ ...product, database, now: later })
  expect(await online(later)).toBe(before)
})
