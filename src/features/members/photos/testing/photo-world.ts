import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRefusal } from '#kernel/refusal.ts'
import { createDiskBlobs } from '#platform/server/blobs/disk-blobs.ts'
import { createProfiles } from '#features/members/profiles/server/index.ts'
import {
  now,
  type Person,
  type SmallWorld,
  smallWorld,
} from '#features/members/profiles/testing/small-world.ts'
import type { PhotosDeps } from '../server/deps.ts'
import { createPhotos, type StorePhotoOptions } from '../server/index.ts'
import { picture } from './own-photos.ts'

/** Options of a public photo that was reviewed. */
export const options = { main: false, status: 'active', limit: 25, reviewedAt: now } as const

/** A database with photos and profiles, for which the test controls the surrounding features. */
export type PhotoWorld = Awaited<ReturnType<typeof createPhotoWorld>>

/** Creates the database and the folder of blobs. */
export async function createPhotoWorld() {
  const world = await smallWorld(['photos'])
  const folder = await mkdtemp(join(tmpdir(), 'minuet-photos-'))
  const { database } = world
  const premium = new Set<number>()
  const hidden = new Set<string>()
  const emitted: [string, unknown][] = []
  let open = true
  const profiles = createProfiles({
    database,
    emit: async () => {},
    noteCommand: async () => {},
    neighbours: {
      hasBlocked: async () => false,
      isHiddenFrom: async (reader, other) => hidden.has(`${reader} ${other.account}`),
      isAcquainted: async () => false,
      loadPhotos: (request) => photos.photosFor(request),
      hasMainPhoto: (account) => photos.hasMain(account),
      getKindLabel: () => null,
    },
  })
  const deps: PhotosDeps = {
    database,
    blobs: await createDiskBlobs(join(folder, 'blobs')),
    emit: async (_, name, payload) => void emitted.push([name, payload]),
    secret: 'a secret of at least thirty-two characters',
    findMember: profiles.findMember,
    isPremium: async (account) => premium.has(account),
    hasLostPremium: async () => false,
    searchOpen: () => open,
  }
  const photos = createPhotos(deps)

  return {
    database,
    folder,
    deps,
    photos,
    /** Accounts with Premium. */
    premium,
    /** Pairs "reader other": the other is hidden from the reader. */
    hidden,
    emitted,
    /** Allows or forbids browsing without an account. */
    openSearch(allowed: boolean) {
      open = allowed
    },
    /** Adds a member with a profile. */
    async someone(facts: Parameters<SmallWorld['person']>[0] = {}): Promise<Person> {
      const person = await world.person(facts)
      const { account, pool } = person
      await database.transaction((tx) =>
        profiles.makeProfile(
          tx,
          {
            account,
            pool,
            birth: '1990-01-01',
            gender: 'female',
            seeking: ['male'],
            country: 'NL',
          },
          now,
        ),
      )
      return person
    },
    /** Stores a photo and returns its id. */
    async addPhoto(owner: Person, more: Partial<StorePhotoOptions> = {}): Promise<string> {
      const answer = await photos.storePhoto(
        owner.account,
        await picture().jpeg().toBuffer(),
        { ...options, ...more },
        now,
      )
      if (isRefusal(answer)) throw new Error(answer.refusal)
      return answer.photo
    },
    async close() {
      await world.close()
      await rm(folder, { recursive: true })
    },
  }
}
