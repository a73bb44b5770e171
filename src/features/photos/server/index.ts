import type { Handlers } from '#kernel/handler.ts'
import type { HttpApp } from '#platform/server/http/asked.ts'
import type { RawRouteTools } from '#platform/server/http/raw-route.ts'
import type { Site } from '#features/sites/rules/site.ts'
import type { contract } from '../contract.ts'
import { deletePhoto } from './delete-photo.ts'
import type { PhotosDeps } from './deps.ts'
import { describePhoto } from './describe-photo.ts'
import { discardBytes, forgetPhotos } from './forget-photos.ts'
import { listOwn } from './list-own.ts'
import { listPhotos } from './list-photos.ts'
import { type MainPhotos, mainPhotos, type OwnMain, ownMain } from './main-photos.ts'
import { makeMain } from './make-main.ts'
import { mediaRoute } from './media-route.ts'
import { createMediaSignature } from './media-signature.ts'
import { movePhoto } from './move-photo.ts'
import { type PhotosFor, photosFor } from './photos-for.ts'
import { serveMedia } from './serve-media.ts'
import { selectHasMain } from './store.ts'
import { type StorePhoto, storePhoto } from './store-photo.ts'
import { upload } from './upload.ts'

export type { PhotosDeps } from './deps.ts'
export type { MainPhotos } from './main-photos.ts'
export type { Looker, PhotosFor } from './photos-for.ts'
export { type PreparedImage, prepareImage } from './prepare-image.ts'
export type { PhotoWish, StorePhoto } from './store-photo.ts'

export interface Photos {
  readonly handlers: Handlers<typeof contract, Site>
  /** Someone's photos for a reader, for the member's page. */
  readonly photosFor: PhotosFor
  /** The main photos of many at once, for cards and rows. */
  readonly mainPhotos: MainPhotos
  /** One's own main photo, waiting or not. */
  readonly ownMain: OwnMain
  readonly hasMain: (account: number) => Promise<boolean>
  readonly storePhoto: StorePhoto
  /** The raw routes /media and /cdn, for the HTTP floor. */
  readonly routes: (app: HttpApp<Site>, helpers: RawRouteTools<Site>) => void
  /** What photos hear: `accounts.erased` in the emitter's transaction, the own `photos.discarded` later. */
  readonly hears: {
    readonly 'accounts.erased': ReturnType<typeof forgetPhotos>
    readonly 'photos.discarded': ReturnType<typeof discardBytes>
  }
}

/** Photos: three widths of each, shown to those who have the right and to nobody else. */
export function createPhotos(deps: PhotosDeps): Photos {
  const signature = createMediaSignature(deps.secret)
  const photosOf = photosFor(deps, signature)
  const store = storePhoto(deps)
  return {
    handlers: {
      'photos.list_photos': listPhotos(deps, photosOf),
      'photos.list_own': listOwn(deps, signature),
      'photos.upload': upload(deps, store, signature),
      'photos.make_main': makeMain(deps),
      'photos.describe': describePhoto(deps),
      'photos.move': movePhoto(deps),
      'photos.delete': deletePhoto(deps),
    },
    photosFor: photosOf,
    mainPhotos: mainPhotos(deps, signature),
    ownMain: ownMain(deps, signature),
    hasMain: (account) => selectHasMain(deps.database, account),
    storePhoto: store,
    routes: mediaRoute(serveMedia(deps, signature)),
    hears: { 'accounts.erased': forgetPhotos(deps), 'photos.discarded': discardBytes(deps) },
  }
}
