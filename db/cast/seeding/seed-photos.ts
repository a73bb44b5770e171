import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isRefusal } from '#kernel/refusal.ts'
import type { CastMember } from '../cast-member.ts'
import { portraitFolder } from '../people.ts'
import { prepareImageFile, prepareStill } from '../prepare-image-file.ts'
import type { SeedDeps } from './seed-deps.ts'
import { castSites } from '../cast-sites.ts'
import { stillLifeDescriptions } from '../still-life-descriptions.ts'

/** The folder of the still lifes. */
export const stillFolder = join(import.meta.dirname, '../still-lifes')
/** Decoding and writing an image uses a full core. */
const concurrency = 2
/** More photos than any cast member has; the site's own limit applies to uploads. */
const limit = 25

/**
 * Stores the photos that cast members do not have yet: the portrait first, then the still lifes in
 * order, with descriptions.
 */
export async function seedPhotos(
  deps: SeedDeps,
  members: readonly CastMember[],
  accounts: ReadonlyMap<string, number>,
): Promise<void> {
  const waiting = members
    .filter(({ portrait, member }) => portrait !== null && accounts.has(member))
    .values()
  let done = 0
  async function work(): Promise<void> {
    for (const member of waiting) {
      await seedMemberPhotos(deps, member, accounts.get(member.member) ?? 0)
      done += 1
      if (done % 50 === 0) deps.log.info(`${done} cast members have their photos.`)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
}

async function seedMemberPhotos(
  { sites, photos, now }: SeedDeps,
  member: CastMember,
  account: number,
): Promise<void> {
  const site = await sites.siteById(castSites[member.site].site)
  const owner = { account, member: member.member }
  const there = (await photos.photosFor({ reader: owner, owner: account, site, now })).photos.length
  const drawn = member.kind === 'fictional' ? ({ provenance: 'own_work' } as const) : {}
  for (const [place, { file, description }] of listImageFiles(member).entries()) {
    if (place < there) continue
    const details = {
      main: place === 0,
      description,
      status: 'active',
      reviewedAt: now,
      limit,
      ...drawn,
    } as const
    const prepare = file.startsWith(stillFolder) ? prepareStill : prepareImageFile
    const stored = await photos.storePhoto(
      account,
      await prepare(await readFile(file)),
      details,
      now,
    )
    if (isRefusal(stored))
      throw new Error(`${file} could not be stored as a photo of ${member.name}`)
  }
}

interface Picture {
  readonly file: string
  readonly description: string | null
}

function listImageFiles({ portrait, stills, locale }: CastMember): Picture[] {
  return [
    { file: join(portraitFolder, `${portrait}.webp`), description: null },
    ...stills.map((still) => ({
      file: join(stillFolder, `${still}.webp`),
      description: stillLifeDescriptions[still][locale],
    })),
  ]
}
