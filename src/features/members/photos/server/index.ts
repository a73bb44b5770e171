import type { Handlers } from '#kernel/handler.ts'
import type { HttpApp } from '#platform/server/http/request/site-request.ts'
import type { RawRouteTools } from '#platform/server/http/raw-route.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import type { PersonalData } from '#features/members/accounts/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { requestPrivateAccess } from './access/request-private-access.ts'
import { revokeAccessBetween } from './access/revoke-access-between.ts'
import { revokePrivateAccess } from './access/revoke-private-access.ts'
import { type FindCopies, findCopies } from './comparison/find-copies.ts'
import { deletePhoto } from './delete-photo.ts'
import type { PhotosDeps } from './deps.ts'
import { describePhoto } from './describe-photo.ts'
import { deleteDiscardedBytes } from './delete-discarded-bytes.ts'
import { listOwnPhotos } from './list-own-photos.ts'
import { listPhotos } from './list-photos.ts'
import { listPrivateReaders } from './access/list-private-readers.ts'
import {
  type MainPhotos,
  createMainPhotos,
  type OwnMainPhoto,
  createOwnMainPhoto,
  type ShowMainPhoto,
  createShowMainPhoto,
} from './main/main-photos.ts'
import { type ReadMainPhoto, createReadMainPhoto } from './main/read-main-photo.ts'
import { type EncodeMissingAvif, createEncodeMissingAvif } from './avif/encode-missing-avif.ts'
import {
  type BackfillPerceptualHashes,
  createBackfillPerceptualHashes,
} from './comparison/backfill-perceptual-hashes.ts'
import { makeMain } from './main/make-main.ts'
import { createMediaRoute } from './media/media-route.ts'
import { createMediaSignature } from './media/media-signature.ts'
import {
  type PictureStore,
  createPictureStore,
  createMessagePhotos,
  type MessagePhotos,
} from './messages/message-photos.ts'
import { createMessagePhotoRoute } from './messages/message-photo-route.ts'
import { movePhoto } from './move-photo.ts'
import { grantPrivateAccess } from './access/grant-private-access.ts'
import { type PhotosFor, createPhotosFor } from './photos-for.ts'
import { declineAccessRequest } from './access/decline-access-request.ts'
import { readPrivateAccess } from './access/read-private-access.ts'
import { createPhotosForStaff, type PhotosForStaff } from './review/photos-for-staff.ts'
import { readAccessRequest } from './access/read-access-request.ts'
import { type ReviewPhoto, createReviewPhoto } from './review/review-photo.ts'
import { createServeMedia } from './media/serve-media.ts'
import { setPrivate } from './set-private.ts'
import { selectHasAddressed } from './access/store-grants.ts'
import { detachPerceptualHashes } from './comparison/store-perceptual-hashes.ts'
import { selectHasMainPhoto, selectKeysInUse } from './store.ts'
import { sweepOrphans } from '#platform/server/blobs/sweep-orphans.ts'
import { type PhotoComparison, createPhotoComparison } from './comparison/photo-comparison.ts'
import { type StorePhoto, createStorePhoto } from './store-photo.ts'
import { withdrawAccessRequest } from './access/withdraw-access-request.ts'
import { uploadPhoto } from './upload-photo.ts'
import { createPersonalData } from './personal-data.ts'

export type { PhotosDeps } from './deps.ts'
export type { PhotosForStaff } from './review/photos-for-staff.ts'
export type { PhotoComparison } from './comparison/photo-comparison.ts'
export type { MainPhotos, PublicMainPhoto, ShowMainPhoto } from './main/main-photos.ts'
export type { PictureStore } from './messages/message-photos.ts'
export type { PhotoReader, PhotosFor } from './photos-for.ts'
export type { PreparedImage } from '#platform/server/images/prepare-image.ts'
export type { Finding, ReviewPhoto } from './review/review-photo.ts'
export type { StorePhotoOptions, StorePhoto } from './store-photo.ts'

export interface Photos {
  readonly handlers: Handlers<typeof contract, Site>
  /** A member's photos for a reader, for the profile page. */
  readonly photosFor: PhotosFor
  /** The main photos of many accounts, for cards and rows. */
  readonly mainPhotos: MainPhotos
  /** Converts a main photo that was selected with a member's row to its response format. */
  readonly showMain: ShowMainPhoto
  /** An account's main photo as bytes; the caller has checked who may see it. */
  readonly mainPicture: ReadMainPhoto
  /** The member's own main photo, reviewed or waiting. */
  readonly ownMainPhoto: OwnMainPhoto
  readonly hasMain: (account: number) => Promise<boolean>
  readonly storePhoto: StorePhoto
  /** Records the result of reviewing a photo. */
  readonly review: ReviewPhoto
  /** Access to waiting photos for reviewers. */
  readonly forStaff: PhotosForStaff
  /** Finds other accounts with the same picture, for reviewers (BEY-16). */
  readonly copies: FindCopies
  /** Computes perceptual hashes of photos older than the feature; a scheduled job. */
  readonly backfillPerceptualHashes: BackfillPerceptualHashes
  /** Encodes the AVIF of photos that lack it; a scheduled job. */
  readonly makeAvif: EncodeMissingAvif
  /** Photos sent in messages, for the feature that owns messages. */
  readonly messagePhotos: MessagePhotos
  /** Verification selfies, stored separately and served by no route. */
  readonly selfies: PictureStore
  /** Pictures of ads; they are not members' photos. */
  readonly adPictures: PictureStore
  /** Which photos a person compared with their owner (BEY-14). */
  readonly compared: PhotoComparison
  /**
   * Whether an account granted another access to its photos, or asked for access to the other's, in
   * the caller's transaction.
   */
  readonly hasAddressed: typeof selectHasAddressed
  /** Deletes orphaned files of profile photos; a scheduled job. */
  readonly sweepOrphans: () => Promise<number>
  /** The raw routes /media and /cdn, for the HTTP server. */
  readonly routes: (app: HttpApp<Site>, helpers: RawRouteTools<Site>) => void
  /**
   * Event subscribers: `accounts.banned` and `blocks.blocked` in the emitter's transaction, this
   * feature's `photos.discarded` asynchronously.
   */
  readonly subscribers: {
    readonly 'accounts.banned': (
      tx: Transaction,
      event: { account: number; scam: boolean },
      now: Date,
    ) => Promise<void>
    readonly 'blocks.blocked': ReturnType<typeof revokeAccessBetween>
    readonly 'photos.discarded': ReturnType<typeof deleteDiscardedBytes>
  }
  /** How this feature exports and erases a member's data. */
  readonly personalData: PersonalData
}

/** Photos: each in three widths, visible only to those with permission. */
export function createPhotos(deps: PhotosDeps): Photos {
  const signature = createMediaSignature(deps.secret)
  const messageSignature = createMediaSignature(deps.secret, '/message')
  const listPhotosFor = createPhotosFor(deps, signature)
  const store = createStorePhoto(deps)
  return {
    handlers: {
      'photos.list_photos': listPhotos(deps, listPhotosFor),
      'photos.list_own': listOwnPhotos(deps, signature),
      'photos.upload': uploadPhoto(deps, store, signature),
      'photos.make_main': makeMain(deps),
      'photos.set_private': setPrivate(deps),
      'photos.list_grants': listPrivateReaders(deps),
      'photos.read_private': readPrivateAccess(deps),
      'photos.grant_access': grantPrivateAccess(deps),
      'photos.revoke_access': revokePrivateAccess(deps),
      'photos.read_request': readAccessRequest(deps),
      'photos.request_access': requestPrivateAccess(deps),
      'photos.withdraw_request': withdrawAccessRequest(deps),
      'photos.dismiss_request': declineAccessRequest(deps),
      'photos.describe': describePhoto(deps),
      'photos.move': movePhoto(deps),
      'photos.delete': deletePhoto(deps),
    },
    personalData: createPersonalData(deps),
    photosFor: listPhotosFor,
    mainPhotos: createMainPhotos(deps, signature),
    showMain: createShowMainPhoto(signature),
    mainPicture: createReadMainPhoto(deps),
    ownMainPhoto: createOwnMainPhoto(deps, signature),
    hasMain: (account) => selectHasMainPhoto(deps.database, account),
    storePhoto: store,
    review: createReviewPhoto(deps),
    forStaff: createPhotosForStaff(deps),
    copies: findCopies,
    backfillPerceptualHashes: createBackfillPerceptualHashes(deps),
    makeAvif: createEncodeMissingAvif(deps),
    messagePhotos: createMessagePhotos(deps, messageSignature),
    selfies: createPictureStore(deps, 'selfies'),
    adPictures: createPictureStore(deps, 'ads'),
    compared: createPhotoComparison(deps, signature),
    hasAddressed: selectHasAddressed,
    sweepOrphans: () =>
      sweepOrphans(deps.blobs, 'photos', (keys) => selectKeysInUse(deps.database, keys)),
    routes: (app, helpers) => {
      createMediaRoute(createServeMedia(deps, signature))(app, helpers)
      createMessagePhotoRoute(deps, messageSignature)(app, helpers)
    },
    subscribers: {
      'accounts.banned': async (tx, { account, scam }, now) => {
        if (scam) await detachPerceptualHashes(tx, account, now)
      },
      'blocks.blocked': revokeAccessBetween(),
      'photos.discarded': deleteDiscardedBytes(deps),
    },
  }
}
