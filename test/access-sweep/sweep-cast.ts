import { randomUUID } from 'node:crypto'
import type { TestSite } from '#app/testing/start-site.ts'
import { photoContent, photoKeys, type PhotoKey, victimTexts } from './canaries.ts'
import type { People, Person } from './people.ts'

/** Creates a town where no one else lives, and its region. Returns the region's id. */
export async function createCity({ server }: TestSite): Promise<number> {
  const { rows } = await server.infrastructure.database.pool.query<{ id: number }>(
    `select id from geography.region where country = 'NL' order by id limit 1`,
  )
  const region = rows[0]?.id ?? 0
  await server.infrastructure.database.pool.query(
    `insert into geography.city (id, country, region_id, name, ascii_name, population, lat, lon) values ($1, 'NL', $2, $3, $3, 900, $4, $5)`,
    [victimTexts.cityId, region, victimTexts.city, victimTexts.lat, victimTexts.lon],
  )
  return region
}

/** Creates the victim, with every field of a profile filled in. */
export function createVictim(people: People, region: number): Promise<Person> {
  return people.invite({
    name: `${victimTexts.first} ${victimTexts.last}`,
    account: { email: `any@${victimTexts.host}` },
    profile: {
      birth: victimTexts.birth,
      region,
      city: victimTexts.cityId,
      about: victimTexts.about,
      notes: { interests: victimTexts.shownNote, eye_colour: victimTexts.hiddenNote },
      interests: [...victimTexts.interests, ...victimTexts.intimate],
      prompts: Object.entries(victimTexts.prompts).map(([prompt, answer]) => ({
        prompt: prompt as 'sunday',
        answer,
      })),
    },
  })
}

/**
 * Creates the members in contact with the victim and those who are not visible, each for a
 * different reason.
 */
export async function createOthers(people: People) {
  const plain = (name: string) => people.invite({ name })
  return {
    blocked: await plain('Bo Blocked'),
    blocker: await plain('Bea Blocker'),
    free: await plain('Fay Free'),
    premium: await plain('Pia Premium'),
    partner: await plain('Pam Partner'),
    unconfirmed: await people.invite({
      name: 'Una Unconfirmed',
      account: { status: 'not_confirmed' },
    }),
    elsewhere: await people.invite({ name: 'Ella Elsewhere', pool: 2 }),
    erased: await plain('Eve Erased'),
    waiting: await people.invite({ name: 'Wim Waiting', account: { status: 'not_confirmed' } }),
    disabled: await people.invite({ name: 'Dirk Disabled', account: { status: 'disabled' } }),
    invisible: await people.invite({ name: 'Iris Invisible', account: { invisible: true } }),
    fictional: await people.invite({ name: 'Fenna Fiction', account: { kind: 'fictional' } }),
  }
}

/** Stores the victim's photos; their bytes are plain text, as nothing here decodes them. */
export async function createPhotos({ server }: TestSite, { account }: Person) {
  const { product, infrastructure } = server
  const now = infrastructure.clock.now()
  const photos = {} as Record<PhotoKey, string>
  const uploads = {} as Record<PhotoKey, string>
  for (const key of photoKeys) {
    const { bytes, hash, description } = photoContent(key)
    const files = {
      160: Buffer.from(bytes(160)),
      480: Buffer.from(bytes(480)),
      960: Buffer.from(bytes(960)),
    }
    uploads[key] = randomUUID()
    const stored = await product.photos.storePhoto(
      account,
      { width: 960, height: 1200, thumbhash: hash, perceptualHash: null, files },
      {
        main: key === 'main',
        private: key === 'private',
        description,
        reviewedAt: now,
        limit: 25,
        status: key === 'waiting' ? 'waiting' : 'active',
        upload: uploads[key],
      },
      now,
    )
    if (!('photo' in stored)) throw new Error(stored.refusal)
    photos[key] = stored.photo
  }
  await infrastructure.database.pool.query(
    `update photos.photo set status = 'rejected' where public_id = $1`,
    [photos.rejected],
  )
  // The AVIF job would fail on texts and change rows during a call.
  await infrastructure.database.pool.query(
    'update photos.photo set avif_tries = 3 where account_id = $1',
    [account],
  )
  return { photos, uploads }
}
