import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isRefusal } from '#kernel/refusal.ts'
import type { CastMember } from './cast-member.ts'
import { portraitFolder } from './people.ts'
import { preparePicture, prepareStill } from './prepare-picture.ts'
import type { SeedDeps } from './seed-deps.ts'
import { sitesOfCast } from './sites-of-cast.ts'
import { stillLifeWords } from './still-life-words.ts'

/** The folder of the still lifes. */
export const stillFolder = join(import.meta.dirname, 'still-lifes')
/** Decoding and writing an image uses a full core. */
const atOnce = 2
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
  const waiting = members.filter(({ portrait, member }) => portrait !== null && accounts.has(member)).values()
  let done = 0
  async function work(): Promise<void> {
    for (const member of waiting) {
      await photosOf(deps, member, accounts.get(member.member) ?? 0)
      done += 1
      if (done % 50 === 0) deps.log.info(`${done} cast members have their photos.`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

async function photosOf({ sites, photos, now }: SeedDeps, member: CastMember, account: number): Promise<void> {
  const site = await sites.siteById(sitesOfCast[member.site].site)
  const owner = { account, member: member.member }
  const there = (await photos.photosFor({ reader: owner, owner: account, site, now })).photos.length
  const drawn = member.kind === 'fictional' ? ({ provenance: 'own_work' } as const) : {}
  for (const [place, { file, description }] of picturesOf(member).entries()) {
    if (place < there) continue
    const wish = { main: place === 0, description, status: 'active', reviewedAt: now, limit, ...drawn } as const
    const prepare = file.startsWith(stillFolder) ? prepareStill : preparePicture
    const stored = await photos.storePhoto(account, await prepare(await readFile(file)), wish, now)
    if (isRefusal(stored)) throw new Error(`${file} could not be stored as a photo of ${member.name}`)
  }
}

interface Picture {
  readonly file: string
  readonly description: string | null
}

function picturesOf({ portrait, stills, locale }: CastMember): Picture[] {
  return [
    { file: join(portraitFolder, `${portrait}.webp`), description: null },
    ...stills.map((still) => ({
      file: join(stillFolder, `${still}.webp`),
      description: stillLifeWords[still][locale],
    })),
  ]
}
