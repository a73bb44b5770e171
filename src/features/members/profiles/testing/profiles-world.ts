import { createProfiles, type ProfileDraft } from '../server/index.ts'
import {
  createTestContext,
  haarlem,
  now,
  type Person,
  type SmallWorld,
  siteWith,
  smallWorld,
} from './small-world.ts'

/** A database with profiles, for which the test controls the surrounding features. */
export type ProfilesWorld = Awaited<ReturnType<typeof createProfilesWorld>>

/** Creates the database; no member is blocked or acquainted yet. */
export async function createProfilesWorld() {
  const world = await smallWorld(['profiles'])
  const changed: number[] = []
  const hidden = new Set<string>()
  const known = new Set<string>()
  const profiles = createProfiles({
    database: world.database,
    emit: async (_, __, { account }) => void changed.push(account),
    noteCommand: async () => {},
    neighbours: {
      hasBlocked: async () => false,
      isHiddenFrom: async (reader, other) => hidden.has(`${reader} ${other.account}`),
      isAcquainted: async (reader, other) => known.has(`${reader} ${other}`),
      loadPhotos: async () => ({ photos: [], reviewed: false }),
      hasMainPhoto: async () => false,
      getKindLabel: (kind) => (kind === 'member' ? null : `a ${kind} profile`),
    },
  })
  return {
    ...world,
    profiles,
    /** Accounts of the emitted events. */
    changed,
    /** Pairs "reader other": the other is hidden from the reader. */
    hidden,
    /** Pairs "reader other" of members who are acquainted. */
    known,
    /** Adds an account with a profile. */
    async someone(
      facts: Parameters<SmallWorld['person']>[0] = {},
      draft: Partial<ProfileDraft> = {},
    ): Promise<Person> {
      const person = await world.person(facts)
      await world.database.transaction((tx) =>
        profiles.makeProfile(
          tx,
          {
            account: person.account,
            pool: person.pool,
            birth: '1992-03-04',
            gender: 'female',
            seeking: ['male'],
            ...haarlem,
            ...draft,
          },
          now,
        ),
      )
      return person
    },
    /** Requests a member's page. */
    async fetchPage(member: Person, reader: Person | null, site = siteWith(), at = now) {
      return profiles.handlers['profiles.read_member'](
        { member: member.member },
        createTestContext(reader, site, at),
      )
    },
  }
}
