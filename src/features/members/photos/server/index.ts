import type { Handlers } from '#kernel/handler.ts'
import type { HttpApp } from '#platform/server/http/asked.ts'
import type { RawRouteTools } from '#platform/server/http/raw-route.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { askPrivate } from './ask-private.ts'
import { closeBetween } from './close-between.ts'
import { closePrivate } from './close-private.ts'
import { type FindCopies, findCopies } from './copied-photos.ts'
import { deletePhoto } from './delete-photo.ts'
import type { PhotosDeps } from './deps.ts'
import { describePhoto } from './describe-photo.ts'
import { discardBytes, forgetPhotos } from './forget-photos.ts'
import { listOwn } from './list-own.ts'
import { listPhotos } from './list-photos.ts'
import { listReaders } from './list-readers.ts'
import { type MainPhotos, mainPhotos, type OwnMain, ownMain, type ShowMain, showMain } from './main-photos.ts'
import { type MainPicture, mainPicture } from './main-picture.ts'
import { type MakeAvif, makeAvif } from './make-avif.ts'
import { type MakePrints, makePrints } from './make-prints.ts'
import { makeMain } from './make-main.ts'
import { mediaRoute } from './media-route.ts'
import { createMediaSignature } from './media-signature.ts'
import { type ApartPictures, createApartPictures, createMessagePhotos, type MessagePhotos } from './message-photos.ts'
import { messagePhotoRoute } from './message-photo-route.ts'
import { movePhoto } from './move-photo.ts'
import { openPrivate } from './open-private.ts'
import { type PhotosFor, photosFor } from './photos-for.ts'
import { putOffRequest } from './put-off-request.ts'
import { readPrivate } from './read-private.ts'
import { createPhotosForStaff, type PhotosForStaff } from './photos-for-staff.ts'
import { readRequest } from './read-request.ts'
import { type ReviewPhoto, reviewPhoto } from './review-photo.ts'
import { serveMedia } from './serve-media.ts'
import { setPrivate } from './set-private.ts'
import { keepPrintsAlone } from './store-prints.ts'
import { selectHasMain } from './store.ts'
import { type ComparedPhotos, comparedPhotos } from './compared-photos.ts'
import { type StorePhoto, storePhoto } from './store-photo.ts'
import { takeRequestBack } from './take-request-back.ts'
import { upload } from './upload.ts'
import { selectExport } from './store-export.ts'

export type { PhotosDeps } from './deps.ts'
export type { PhotosForStaff } from './photos-for-staff.ts'
export type { ComparedPhotos } from './compared-photos.ts'
export type { MainPhotos, PublicMain, ShowMain } from './main-photos.ts'
export type { ApartPictures } from './message-photos.ts'
export type { Looker, PhotosFor } from './photos-for.ts'
export { type PreparedImage, prepareImage } from './prepare-image.ts'
export type { Finding, ReviewPhoto } from './review-photo.ts'
export type { PhotoWish, StorePhoto } from './store-photo.ts'

export interface Photos {
  readonly handlers: Handlers<typeof contract, Site>
  /** A member's photos for a reader, for the profile page. */
  readonly photosFor: PhotosFor
  /** The main photos of many accounts, for cards and rows. */
  readonly mainPhotos: MainPhotos
  /** Turns a main photo that was selected with a member's row into its response form. */
  readonly showMain: ShowMain
  /** An account's main photo as bytes; the caller has checked who may see it. */
  readonly mainPicture: MainPicture
  /** The member's own main photo, waiting or not. */
  readonly ownMain: OwnMain
  readonly hasMain: (account: number) => Promise<boolean>
  readonly storePhoto: StorePhoto
  /** Records the result of reviewing a photo. */
  readonly review: ReviewPhoto
  /** Access to waiting photos for reviewers. */
  readonly forStaff: PhotosForStaff
  /** Finds other accounts with the same picture, for reviewers (BEY-16). */
  readonly copies: FindCopies
  /** Computes perceptual hashes of photos older than the feature; a scheduled job. */
  readonly makePrints: MakePrints
  /** Encodes the AVIF of photos that lack it; a scheduled job. */
  readonly makeAvif: MakeAvif
  /** Photos sent in messages, for the feature that owns messages. */
  readonly messagePhotos: MessagePhotos
  /** Verification selfies, stored separately and served by no route. */
  readonly selfies: ApartPictures
  /** Pictures of ads; they are not members' photos. */
  readonly adPictures: ApartPictures
  /** Which photos a person compared with their owner (BEY-14). */
  readonly compared: ComparedPhotos
  /** The raw routes /media and /cdn, for the HTTP server. */
  readonly routes: (app: HttpApp<Site>, helpers: RawRouteTools<Site>) => void
  /**
   * Event subscribers: `accounts.erased` and `blocks.blocked` in the emitter's transaction, this
   * feature's `photos.discarded` asynchronously.
   */
  readonly hears: {
    readonly 'accounts.erased': ReturnType<typeof forgetPhotos>
    readonly 'accounts.banned': (tx: Transaction, told: { account: number; scam: boolean }, now: Date) => Promise<void>
    readonly 'blocks.blocked': ReturnType<typeof closeBetween>
    readonly 'photos.discarded': ReturnType<typeof discardBytes>
  }
  /** Everything stored here about a member, for their data export. */
  readonly exportOwn: (account: number) => ReturnType<typeof selectExport>
}

/** Photos: each in three widths, visible only to those with permission. */
export function createPhotos(deps: PhotosDeps): Photos {
  const signature = createMediaSignature(deps.secret)
  const messageSignature = createMediaSignature(deps.secret, '/message')
  const photosOf = photosFor(deps, signature)
  const store = storePhoto(deps)
  return {
    handlers: {
      'photos.list_photos': listPhotos(deps, photosOf),
      'photos.list_own': listOwn(deps, signature),
      'photos.upload': upload(deps, store, signature),
      'photos.make_main': makeMain(deps),
      'photos.set_private': setPrivate(deps),
      'photos.list_grants': listReaders(deps),
      'photos.read_private': readPrivate(deps),
      'photos.grant_access': openPrivate(deps),
      'photos.revoke_access': closePrivate(deps),
      'photos.read_request': readRequest(deps),
      'photos.request_access': askPrivate(deps),
      'photos.withdraw_request': takeRequestBack(deps),
      'photos.dismiss_request': putOffRequest(deps),
      'photos.describe': describePhoto(deps),
      'photos.move': movePhoto(deps),
      'photos.delete': deletePhoto(deps),
    },
    exportOwn: (account) => selectExport(deps.database, account),
    photosFor: photosOf,
    mainPhotos: mainPhotos(deps, signature),
    showMain: showMain(signature),
    mainPicture: mainPicture(deps),
    ownMain: ownMain(deps, signature),
    hasMain: (account) => selectHasMain(deps.database, account),
    storePhoto: store,
    review: reviewPhoto(deps),
    forStaff: createPhotosForStaff(deps),
    copies: findCopies,
    makePrints: makePrints(deps),
    makeAvif: makeAvif(deps),
    messagePhotos: createMessagePhotos(deps, messageSignature),
    selfies: createApartPictures(deps, 'selfies'),
    adPictures: createApartPictures(deps, 'ads'),
    compared: comparedPhotos(deps, signature),
    routes: (app, helpers) => {
      mediaRoute(serveMedia(deps, signature))(app, helpers)
      messagePhotoRoute(deps, messageSignature)(app, helpers)
    },
    hears: {
      'accounts.erased': forgetPhotos(deps),
      'accounts.banned': async (tx, { account, scam }, now) => {
        if (scam) await keepPrintsAlone(tx, account, now)
      },
      'blocks.blocked': closeBetween(),
      'photos.discarded': discardBytes(deps),
    },
  }
}
