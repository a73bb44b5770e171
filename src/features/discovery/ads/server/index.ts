import type { Handlers } from '#kernel/handler.ts'
import type { HttpApp } from '#platform/server/http/asked.ts'
import type { RawRouteTools } from '#platform/server/http/raw-route.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { chooseResale } from './choose-resale.ts'
import { type CountShown, countShown } from './count-shown.ts'
import { countLeaving } from './count-leaving.ts'
import type { SponsoredDeps } from './deps.ts'
import { endAd } from './end-ad.ts'
import { findAds } from './find-ads.ts'
import { forgetResale } from './forget-resale.ts'
import { keepPicture } from './keep-picture.ts'
import { listAds } from './list-ads.ts'
import { listPlaced } from './list-placed.ts'
import { officeMedia } from './office-media.ts'
import { pictureRoute } from './picture-route.ts'
import { type PlaceAd, placeAd } from './place-ad.ts'
import { placeFromOffice } from './place-from-office.ts'
import { readAd } from './read-ad.ts'
import { readResale } from './read-resale.ts'
import { selectResale } from './store-resale.ts'
import { tidy } from './tidy.ts'

export type { SponsoredDeps } from './deps.ts'
export type { PlaceAd } from './place-ad.ts'

export interface Sponsored {
  readonly handlers: Handlers<typeof contract, Site>
  /** Registers the routes of ad pictures with the HTTP server, before the back office pages. */
  readonly routes: (app: HttpApp<Site>, helpers: RawRouteTools<Site>) => void
  /** Places an ad on a site. */
  readonly placeAd: PlaceAd
  /** Counts the ads a site has at an instant. */
  readonly countShown: CountShown
  /** Deletes pictures of ads that were never placed; a scheduled job. */
  readonly tidy: (now: Date) => Promise<void>
  /** Event subscribers; they run in the emitter's transaction. */
  readonly hears: { readonly 'accounts.erased': ReturnType<typeof forgetResale> }
  /**
   * Everything stored here about a member, for their data export: since when they are shown on
   * other sites.
   */
  readonly exportOwn: (account: number) => Promise<{ readonly shown_elsewhere_since: Date | null }>
}

/** Ads: shown in separate slots and never among members (PRO-12). */
export function createSponsored(deps: SponsoredDeps): Sponsored {
  const find = findAds(deps)
  return {
    handlers: {
      'ads.list_ads': listAds(find),
      'ads.read_ad': readAd(find),
      'ads.count_click': countLeaving(deps, find),
      'ads.read_resale': readResale(deps),
      'ads.choose_resale': chooseResale(deps),
      'ads.list_placed': listPlaced(deps),
      'ads.save_picture': keepPicture(deps),
      'ads.place_ad': placeFromOffice(deps),
      'ads.end_ad': endAd(deps),
    },
    routes: (app, tools) => {
      pictureRoute(deps, find)(app, tools)
      officeMedia(deps)(app, tools)
    },
    countShown: countShown(deps),
    tidy: tidy(deps),
    placeAd: placeAd(deps),
    hears: { 'accounts.erased': forgetResale() },
    exportOwn: async (account) => ({ shown_elsewhere_since: await selectResale(deps.database, account) }),
  }
}
