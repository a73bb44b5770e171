import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { createUploader } from '#features/members/photos/testing/send-bytes.ts'
import type { PeopledSite, TestPerson } from '#features/members/profiles/testing/peopled-site.ts'
import type { OwnVerification } from '../contract.ts'

/** The response to an uploaded picture. */
export interface PictureReply {
  readonly status: number
  readonly code: string | undefined
}

/** A unique picture, so that two can be distinguished. */
export function picture(shade = '#8a5a44', width = 400, height = 500): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: shade } })
    .jpeg()
    .toBuffer()
}

/** Creates a client for the verification steps of members, over HTTP. */
export function createVerificationClient(site: PeopledSite) {
  const upload = createUploader(site)

  async function addPhoto(who: TestPerson, shade?: string): Promise<string> {
    const { status, body } = await upload(who, await picture(shade))
    if (status !== 200) throw new Error(`photo upload responded with ${status}`)
    return (body as unknown as { photo: { id: string } }).photo.id
  }
  async function readOwn({ browser }: TestPerson): Promise<OwnVerification> {
    return (await browser.send('GET', '/api/photo-verification')).body as unknown as OwnVerification
  }
  const draw = async ({ browser }: TestPerson, choice: string, note?: string) =>
    browser.send('POST', '/api/photo-verification/challenge', {
      wish: choice,
      ...(note !== undefined && { note }),
    })
  async function send(
    who: TestPerson,
    id: string = randomUUID(),
    bytes?: Uint8Array,
  ): Promise<PictureReply> {
    const cookie = [...who.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(`${site.url}/api/photo-verification/picture?id=${id}`, {
      method: 'POST',
      headers: { 'content-type': 'image/jpeg', cookie },
      body: new Uint8Array(bytes ?? (await picture('#345'))),
    })
    const body =
      answer.status === 204 ? {} : ((await answer.json()) as { error?: { code: string } })
    return { status: answer.status, code: body.error?.code }
  }

  return {
    addPhoto,
    own: readOwn,
    draw,
    send,
    /** Returns the number of rows of one of the feature's tables. */
    async count(table: 'request' | 'decision' | 'nudge') {
      const { database } = site.server.infrastructure
      return (await database.pool.query(`select from photo_verification.${table}`)).rowCount
    },
    /** A member with a main photo, a second one and a picture waiting for review. */
    async waiting() {
      const person = await site.addPerson()
      const [main, second] = [await addPhoto(person), await addPhoto(person, '#223')]
      await draw(person, 'begin')
      const { status } = await send(person)
      if (status !== 204) throw new Error(`picture upload responded with ${status}`)
      const { rows } = await site.server.infrastructure.database.pool.query<{
        id: string
        key: string
      }>(
        'select public_id as id, selfie_key as key from photo_verification.request where account_id = $1 order by id desc limit 1',
        [person.account],
      )
      return { person, main, second, request: rows[0]?.id ?? '', key: rows[0]?.key ?? '' }
    },
  }
}
