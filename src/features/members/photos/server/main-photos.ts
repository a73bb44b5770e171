import type { OpenPhoto } from '#features/members/profiles/contract.ts'
import type { PhotosDeps } from './deps.ts'
import type { MediaSignature } from './media-signature.ts'
import type { Looker } from './photos-for.ts'
import { showPhoto } from './show-photo.ts'
import { selectMainPhotos, selectOwnMain } from './store.ts'

/** The main photos of many at once, by account, for lists of people the reader may see; who has none is not in it. */
export type MainPhotos = (
  accounts: readonly number[],
  request: { reader: Looker; now: Date },
) => Promise<Map<number, OpenPhoto>>

/** Makes the reader of main photos for cards and rows. */
export function mainPhotos({ database }: Pick<PhotosDeps, 'database'>, signature: MediaSignature): MainPhotos {
  return async (accounts, { reader, now }) => {
    if (accounts.length === 0) return new Map()
    const rows = await selectMainPhotos(database, accounts)
    return new Map(rows.map((row) => [row.account_id, showPhoto(row, signature, reader?.member ?? null, now)]))
  }
}

/** A main photo as the view `photos.public_main_photo` tells of it; its ThumbHash in base64. */
export interface PublicMain {
  readonly photo_id: string
  readonly width: number
  readonly height: number
  readonly thumbhash: string
  readonly description: string | null
  readonly verified: boolean
  readonly generated: boolean
}

/** Shows a main photo that a statement of a feature above has read along, to someone who may see its owner. */
export type ShowMain = (photo: PublicMain, request: { reader: Looker; now: Date }) => OpenPhoto

/** Makes the writer of main photos. */
export function showMain(signature: MediaSignature): ShowMain {
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

/** One's own main photo in whatever state it is, for the bar at the top and for user.php (PRO-05). */
export type OwnMain = (owner: NonNullable<Looker>, now: Date) => Promise<OpenPhoto | null>

/** Makes the reader of the own main photo. */
export function ownMain({ database }: Pick<PhotosDeps, 'database'>, signature: MediaSignature): OwnMain {
  return async (owner, now) => {
    const row = await selectOwnMain(database, owner.account)
    return row === null ? null : showPhoto(row, signature, owner.member, now)
  }
}
