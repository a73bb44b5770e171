import type { Product } from '#main/product.ts'
import type { Floor } from '#main/floor.ts'
import { cast } from '#cast/cast.ts'
import { chooseFaces, type Listed } from '#cast/crowd/choose-faces.ts'
import { cityLot, crowdMember, type CrowdMember } from '#cast/crowd/crowd-member.ts'
import { idOf } from '#cast/dice.ts'
import { people } from '#cast/people.ts'
import { demoPassword } from '#cast/seed.ts'
import { sitesOfCast } from '#cast/sites-of-cast.ts'
import type { FacedMember } from './faced-member.ts'
import { insertCrowd, type Present, selectCities, selectPresent } from './store-crowd.ts'
import { storeFaces } from './store-faces.ts'

const batchSize = 2_000

interface SeedCrowd {
  readonly product: Pick<Product, 'accounts'>
  readonly floor: Pick<Floor, 'database' | 'blobs'>
  readonly now: Date
  readonly say: (line: string) => void
}

/** Makes `count` members of Minuet beside the cast; those of an earlier run are left as they are. Gives how many are new. */
export async function seedCrowd({ product, floor, now, say }: SeedCrowd, count: number): Promise<number> {
  const { database, blobs } = floor
  const { demo } = product.accounts
  const lots = new Map([...(await selectCities(database))].map(([country, cities]) => [country, cityLot(cities)]))
  const crowd = Array.from({ length: count }, (_, number) => crowdMember(number, lots, now))
  const present = await selectPresent(
    database,
    [...cast, ...crowd].map(({ member }) => member),
  )
  const there = new Set(present.map(({ member }) => member))
  const absent = dealFaces(
    crowd.filter(({ member }) => !there.has(member)),
    present,
  )
  const faces = await storeFaces(blobs, new Set(absent.flatMap(({ face }) => face ?? [])))
  const { site, pool } = sitesOfCast.minuet
  const passwordHash = await demo.hashPassword(demoPassword)

  for (let from = 0; from < absent.length; from += batchSize) {
    const batch = absent.slice(from, from + batchSize).map(
      ({ someone, face }): FacedMember => ({
        ...someone,
        photo: idOf(`photo ${someone.member}`),
        face: (face && faces.get(face.id)) ?? null,
      }),
    )
    await database.transaction(async (tx) => {
      const accounts = await demo.createAccounts(
        tx,
        batch.map((one) => ({
          member: one.member,
          pool,
          site,
          kind: 'member',
          name: one.name,
          email: one.email,
          passwordHash,
          locale: one.locale,
          createdAt: one.joinedAt,
          lastActiveAt: one.seenAt,
        })),
      )
      await insertCrowd(tx, batch, accounts, pool, now)
    })
    say(`${Math.min(from + batchSize, absent.length)} of ${absent.length} members`)
  }
  return absent.length
}

/** Gives faces to newcomers; those who are there keep theirs, or stay without. */
function dealFaces(newcomers: readonly CrowdMember[], present: readonly Present[]) {
  const portraits = new Map(cast.map(({ member, portrait }) => [member, portrait]))
  const before = present.map(
    (one): Listed => ({ ...one, age: 0, face: one.face ?? portraits.get(one.member) ?? 'none' }),
  )
  const chosen = chooseFaces([...before, ...newcomers.map((one) => ({ ...one, face: null }))], people)
  return newcomers.map((someone, index) => ({ someone, face: chosen[before.length + index] ?? null }))
}
