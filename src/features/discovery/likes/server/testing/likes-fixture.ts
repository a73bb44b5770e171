import { randomUUID } from 'node:crypto'
import { isRefusal } from '#kernel/refusal.ts'
import { createCursors } from '#platform/server/cursors.ts'
import { createDatabase, type Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { createBlocks } from '#features/members/blocks/server/index.ts'
import { createFictionalProfiles } from '#features/members/fictional-profiles/server/index.ts'
import { type ProfileDraft, createProfiles } from '#features/members/profiles/server/index.ts'
import {
  amsterdam,
  createTestContext,
  now,
  type Person,
  smallWorld,
  siteWith,
} from '#features/members/profiles/testing/small-world.ts'
import { createLikes } from '../index.ts'

type Facts = NonNullable<Parameters<Awaited<ReturnType<typeof smallWorld>>['person']>[0]>

/** Emitted events, in order. */
export type EmittedEvent = readonly [name: string, payload: unknown]

export const site = siteWith({ fictional: true })
export const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

/** Likes wired to the features below it as in the app, with members who have profiles. */
export async function createLikesFixture() {
  const world = await smallWorld(['likes'])
  // Enough connections for simultaneous requests to really run concurrently.
  const database = createDatabase({
    url: String(world.database.pool.options.connectionString),
    size: 20,
  })
  const emitted: EmittedEvent[] = []
  const notified: { account: number; message: { type: string } }[] = []
  const emit = async (_: Transaction, name: string, payload: unknown) =>
    void emitted.push([name, payload])
  const blocks = createBlocks({
    database,
    cursors: createCursors('secret of this test'),
    secret: 'a secret of the tests only, 32 long',
    emit: async (tx, name, payload, at) => {
      if (name === 'blocks.blocked')
        await likes.transactionalSubscribers['blocks.blocked'](tx, payload as never, at)
    },
  })
  const profiles = createProfiles({
    database,
    emit: async () => {},
    noteCommand: async () => {},
    neighbours: {
      hasBlocked: async () => false,
      isHiddenFrom: async (reader, other, on) =>
        (await blocks.isBlocked(reader, other.account)) ||
        fiction.hidesFrom(reader, other.kind, on),
      isAcquainted: (reader, other) => likes.areMatched(reader, other),
      loadPhotos: async () => ({ photos: [], reviewed: false }),
      hasMainPhoto: async () => false,
      getKindLabel: (...args) => fiction.labelFor(...args),
    },
  })
  const fiction = createFictionalProfiles({
    database,
    findMember: profiles.findMember,
    phrases: { translate: (_, key) => key },
  })
  const likes = createLikes({
    database,
    cursors: createCursors('secret of this test'),
    emit,
    notify: (account, message) => void notified.push({ account, message }),
    profiles,
    mainPhotos: async () => new Map(),
    fictionalProfiles: fiction,
  })

  return {
    database,
    likes,
    blocks,
    fiction,
    emitted,
    notified,
    async close() {
      await database.close()
      await world.close()
    },
    async person(facts: Facts = {}, profile: Partial<ProfileDraft> = {}): Promise<Person> {
      const person = await world.person(facts)
      const draft = {
        account: person.account,
        pool: person.pool,
        birth: '1990-01-01',
        gender: 'female',
        seeking: ['male'],
        ...amsterdam,
      } as const
      const place = facts.kind === undefined || facts.kind === 'member' ? {} : { city: null }
      await database.transaction((tx) =>
        profiles.makeProfile(tx, { ...draft, ...place, ...profile } as ProfileDraft, now),
      )
      return person
    },
    like: (who: Person, whom: Person, { at = now, id = randomUUID() as string } = {}) =>
      likes.handlers['likes.like']({ member: whom.member, id }, createTestContext(who, site, at)),
    unlike: (who: Person, whom: Person) =>
      likes.handlers['likes.unlike']({ member: whom.member }, createTestContext(who, site)),
    see: (who: Person, whom: Person, at = now) =>
      likes.handlers['likes.mark_seen']({ member: whom.member }, createTestContext(who, site, at)),
    async lists(who: Person, at = now) {
      return unwrap(await likes.handlers['likes.list']({}, createTestContext(who, site, at)))
    },
    async counts(who: Person) {
      return unwrap(await likes.handlers['likes.read_counts']({}, createTestContext(who, site)))
    },
    /** Row counts for a pair, in both directions. */
    rows: (one: Person, two: Person) =>
      database.one<{ likes: number; matches: number; ids: number }>(sql`
        select
          (select count(*)::int from likes.profile_like where liked_id = any (${[one.account, two.account]}) and liker_id = any (${[one.account, two.account]})) as likes,
          (select count(*)::int from likes.match where account_id = any (${[one.account, two.account]}) and other_id = any (${[one.account, two.account]})) as matches,
          (select count(distinct id)::int from likes.match where account_id = any (${[one.account, two.account]}) and other_id = any (${[one.account, two.account]})) as ids`),
    setAccount: (who: Person, facts: { status?: string; invisible?: boolean }) =>
      database.run(sql`
        update accounts.account set status = coalesce(${facts.status ?? null}, status), invisible = coalesce(${facts.invisible ?? null}, invisible),
          activated_at = coalesce(activated_at, ${now})
        where id = ${who.account}`),
  }
}

export type LikesFixture = Awaited<ReturnType<typeof createLikesFixture>>

/** Unwraps a response; throws if it is a refusal. */
export function unwrap<T>(answer: T): Exclude<T, { readonly refusal: string }> {
  if (isRefusal(answer)) throw new Error(answer.refusal)
  return answer as Exclude<T, { readonly refusal: string }>
}
