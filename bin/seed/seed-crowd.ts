import type { Product } from '#app/product.ts'
import type { Infrastructure } from '#app/infrastructure.ts'
import { cast } from '#cast/cast.ts'
import { chooseFaces, type Listed } from '#cast/crowd/choose-faces.ts'
import {
  createCityLot,
  crowdId,
  createCrowdMember,
  type CrowdMember,
} from '#cast/crowd/crowd-member.ts'
import { deriveId } from '#cast/dice.ts'
import { type Portrait, people } from '#cast/people.ts'
import { demoPassword } from '#cast/seed.ts'
import { castSites } from '#cast/cast-sites.ts'
import type { FacedMember } from './faced-member.ts'
import {
  insertCrowd,
  type ExistingMember,
  selectCities,
  selectExistingMembers,
} from './store-crowd.ts'
import { storeFaces } from './store-faces.ts'

const batchSize = 2_000

interface SeedCrowd {
  readonly product: Pick<Product, 'accounts'>
  readonly infrastructure: Pick<Infrastructure, 'database' | 'blobs'>
  readonly now: Date
  readonly print: (line: string) => void
}

/**
 * Two batches at a time: one is prepared while the database writes the other, which keeps two cores
 * busy.
 */
const concurrency = 2

/**
 * Creates `count` members of Minuet in addition to the cast; members from an earlier run are left
 * unchanged. Returns the number created.
 */
export async function seedCrowd(
  { product, infrastructure, now, print }: SeedCrowd,
  count: number,
): Promise<number> {
  const { database, blobs } = infrastructure
  const { demo } = product.accounts
  const lots = new Map(
    [...(await selectCities(database))].map(([country, cities]) => [
      country,
      createCityLot(cities),
    ]),
  )
  const numbers = Array.from({ length: count }, (_, number) => number)
  const present = await selectExistingMembers(database, [
    ...cast.map(({ member }) => member),
    ...numbers.map((number) => crowdId(number)),
  ])
  const there = new Set(present.map(({ member }) => member))
  const absent = numbers.filter((number) => !there.has(crowdId(number)))
  if (absent.length === 0) return 0
  print(`Choosing faces for ${absent.length} members …`)
  const chosen = assignFaces(
    // A million complete members would exhaust the memory, so each one is generated again when its
    // batch is written.
    absent.map((number) => toListed(createCrowdMember(number, lots, now))),
    present,
  )
  const faces = await storeFaces(blobs, new Set(chosen.flatMap((face) => face ?? [])))
  const { site, pool } = castSites.minuet
  const passwordHash = await demo.hashPassword(demoPassword)
  const startedAt = performance.now()
  let createdCount = 0

  async function makeBatch(from: number): Promise<void> {
    const batch = absent.slice(from, from + batchSize).map((number, index): FacedMember => {
      const someone = createCrowdMember(number, lots, now)
      const face = chosen[from + index]
      return {
        ...someone,
        photo: deriveId(`photo ${someone.member}`),
        face: (face && faces.get(face.id)) ?? null,
      }
    })
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
    createdCount += batch.length
    const seconds = (performance.now() - startedAt) / 1000
    print(
      `${createdCount} of ${absent.length} members, about ${Math.ceil((seconds / createdCount) * (absent.length - createdCount))} s to go`,
    )
  }

  const starts = absent.keys().filter((index) => index % batchSize === 0)
  const work = async () => {
    for (const from of starts) await makeBatch(from)
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return absent.length
}

/** The attributes of a member that lists show, without profile texts. */
function toListed({ gender, sexuality, country, region, age, seenAt }: CrowdMember): Listed {
  return { gender, sexuality, country, region, age, seenAt, face: null }
}

/** Assigns faces to new members. Existing members keep theirs, or stay without one. */
function assignFaces(
  newcomers: readonly Listed[],
  present: readonly ExistingMember[],
): (Portrait | null)[] {
  const portraits = new Map(cast.map(({ member, portrait }) => [member, portrait]))
  const before = present.map(
    (one): Listed => ({ ...one, age: 0, face: one.face ?? portraits.get(one.member) ?? 'none' }),
  )
  return chooseFaces([...before, ...newcomers], people).slice(before.length)
}
