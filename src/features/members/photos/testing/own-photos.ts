import sharp from 'sharp'
import type { TestPerson } from '#features/members/profiles/testing/peopled-site.ts'
import type { UploadResponse } from './send-bytes.ts'

/** Returns a picture of one colour, to be encoded. */
export const picture = (width = 400, height = 500, background = '#8a5a44') =>
  sharp({ create: { width, height, channels: 3, background } })

/** Returns a JPEG of one colour. */
export const jpeg = (background = '#8a5a44') => picture(400, 500, background).jpeg().toBuffer()

/** The parts of a member's own photo that the tests read. */
export interface OwnPhotoState {
  readonly id: string
  readonly main: boolean
  readonly status: string
  readonly description: string | null
  /** Base64. */
  readonly thumbhash: string
  readonly src: Readonly<Record<'160' | '480' | '960', string>>
}

/** Returns a member's own photos and their limits. */
export const listOwn = async ({ browser }: TestPerson) =>
  (await browser.send('GET', '/api/profile/photos')).body as unknown as {
    photos: OwnPhotoState[]
    limit: number
    premium_limit: number
    checked: boolean
  }

/** Returns the photo in the response to a successful upload. */
export const photoIn = ({ body }: UploadResponse) => (body as { photo: OwnPhotoState }).photo
