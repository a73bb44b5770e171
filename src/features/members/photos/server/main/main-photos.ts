import type { OpenPhoto } from '#features/members/profiles/contract/profiles.ts'
import type { PhotosDeps } from '../deps.ts'
import type { MediaSignature } from '../media/media-signature.ts'
import type { PhotoReader } from '../photos-for.ts'
import { toOpenPhoto } from '../to-open-photo.ts'
import { selectMainPhotos, selectMainPhoto } from '../store.ts'

/**
 * Returns main photos by account, for lists of members the reader may see; accounts without one are
 * missing.
 */
export type MainPhotos = (
  accounts: readonly number[],
  request: { reader: PhotoReader; now: Date },
) => Promise<Map<number, OpenPhoto>>

export function createMainPhotos(
  { database }: Pick<PhotosDeps, 'database'>,
  signature: MediaSignature,
): MainPhotos {
  return async (accounts, { reader, now }) => {
    if (accounts.length === 0) return new Map()
    const rows = await selectMainPhotos(database, accounts)
    return new Map(
      rows.map((row) => [row.account_id, toOpenPhoto(row, signature, reader?.member ?? null, now)]),
    )
  }
}

/** A main photo as a row of the view `photos.public_main_photo`; its ThumbHash in base64. */
export interface PublicMainPhoto {
  readonly photo_id: string
  readonly width: number
  readonly height: number
  readonly thumbhash: string
  readonly description: string | null
  readonly verified: boolean
  readonly generated: boolean
}

/**
 * Converts a main photo that another feature's query has joined, for a reader who may see its
 * owner.
 */
export type ShowMainPhoto = (
  photo: PublicMainPhoto,
  request: { reader: PhotoReader; now: Date },
) => OpenPhoto

export function createShowMainPhoto(signature: MediaSignature): ShowMainPhoto {
  return ({ photo_id, ...photo }, { reader, now }) => ({
    id: photo_id,
    locked: false,
    main: true,
    status: 'active',
    verified: photo.verified,
    generated: photo.generated,
    description: photo.description,
    width: photo.width,
    height: photo.height,
    thumbhash: photo.thumbhash,
    src: signature.addresses(photo_id, reader?.member ?? null, now),
  })
}

/** Returns the member's own main photo in any state, for the top bar and for user.php (PRO-05). */
export type OwnMainPhoto = (owner: NonNullable<PhotoReader>, now: Date) => Promise<OpenPhoto | null>

export function createOwnMainPhoto(
  { database }: Pick<PhotosDeps, 'database'>,
  signature: MediaSignature,
): OwnMainPhoto {
  return async (owner, now) => {
    const row = await selectMainPhoto(database, owner.account)
    return row === null ? null : toOpenPhoto(row, signature, owner.member, now)
  }
}
