import type { Handlers } from '#kernel/handler.ts'
import type { HttpApp } from '#platform/server/http/request/site-request.ts'
import type { RawRouteTools } from '#platform/server/http/raw-route.ts'
import type { PersonalData } from '#features/members/accounts/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/ads.ts'
import { chooseResale } from './choose-resale.ts'
import { type CountAds, createCountAds } from './count-ads.ts'
import { countClick } from './count-click.ts'
import type { AdsDeps } from './deps.ts'
import { endAd } from './end-ad.ts'
import { createFindAds } from './find-ads.ts'
import { storeAdPicture } from './store-ad-picture.ts'
import { listAds } from './list-ads.ts'
import { listPlacedAds } from './list-placed-ads.ts'
import { officeMediaRoute } from './office-media-route.ts'
import { adPictureRoute } from './ad-picture-route.ts'
import { personalData } from './personal-data.ts'
import { type PlaceAd, createPlaceAd } from './place-ad.ts'
import { placeAdFromOffice } from './place-ad-from-office.ts'
import { readAd } from './read-ad.ts'
import { readResale } from './read-resale.ts'
import { deleteOldDraftPictures } from './delete-old-draft-pictures.ts'
import { selectKeysInUse } from './store-draft-pictures.ts'

export type { AdsDeps } from './deps.ts'
export type { PlaceAd } from './place-ad.ts'

export interface Ads {
  readonly handlers: Handlers<typeof contract, Site>
  /** Registers the routes of ad pictures with the HTTP server, before the back office pages. */
  readonly routes: (app: HttpApp<Site>, helpers: RawRouteTools<Site>) => void
  /** Places an ad on a site. */
  readonly placeAd: PlaceAd
  /** Counts the ads a site has at an instant. */
  readonly countAds: CountAds
  /** Deletes pictures of ads that were never placed; a scheduled job. */
  readonly tidy: (now: Date) => Promise<void>
  /** Deletes orphaned picture files; a scheduled job. */
  readonly sweepPictures: () => Promise<number>
  /** How this feature exports and erases a member's data. */
  readonly personalData: PersonalData
}

/** Ads: shown in separate slots and never among members (PRO-12). */
export function createAds(deps: AdsDeps): Ads {
  const find = createFindAds(deps)
  return {
    handlers: {
      'ads.list_ads': listAds(find),
      'ads.read_ad': readAd(find),
      'ads.count_click': countClick(deps, find),
      'ads.read_resale': readResale(deps),
      'ads.choose_resale': chooseResale(deps),
      'ads.list_placed': listPlacedAds(deps),
      'ads.save_picture': storeAdPicture(deps),
      'ads.place_ad': placeAdFromOffice(deps),
      'ads.end_ad': endAd(deps),
    },
    routes: (app, tools) => {
      adPictureRoute(deps, find)(app, tools)
      officeMediaRoute(deps)(app, tools)
    },
    countAds: createCountAds(deps),
    tidy: deleteOldDraftPictures(deps),
    sweepPictures: () => deps.adPictures.sweep((keys) => selectKeysInUse(deps.database, keys)),
    placeAd: createPlaceAd(deps),
    personalData,
  }
}
