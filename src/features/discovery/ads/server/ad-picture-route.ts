import { looksLikeId } from '#kernel/id.ts'
import type { Context } from '#kernel/context.ts'
import type { Blob } from '#platform/server/blobs/blobs.ts'
import type { HttpApp } from '#platform/server/http/request/site-request.ts'
import type { RawRouteTools } from '#platform/server/http/raw-route.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { AdsDeps } from './deps.ts'
import type { FindAds } from './find-ads.ts'
import { selectAd, selectResoldMember } from './store.ts'

/**
 * /media/ad: the pictures of ads, for anyone who can currently see the ad. A revoked or hidden one
 * returns the standard 404.
 */
export function adPictureRoute(
  deps: AdsDeps,
  find: FindAds,
): (app: HttpApp<Site>, helpers: RawRouteTools<Site>) => void {
  return (app, helpers) => {
    app.get('/media/ad/:ad/picture', async (c) => {
      const blob = await pictureFor(c.req.param('ad'), await helpers.context(c))
      if (blob === null) return helpers.refuse(c, 'not_found')
      const body = new Uint8Array(blob.bytes)
      return helpers.send(c, {
        status: 200,
        kind: 'media',
        body,
        type: blob.type,
        cache: 'private, max-age=5',
      })
    })
  }

  async function pictureFor(ad: string, context: Context<Site>): Promise<Blob | null> {
    const { site, viewer, now } = context
    if (!looksLikeId(ad) || (viewer === null && !deps.searchOpen(site, context))) return null
    const visibleAd = await find.one(ad, context)
    if (visibleAd === null) return null
    const row = await selectAd(deps.database, { ad, site: site.id, now })
    if (row !== null) return row.picture_key === null ? null : deps.blobs.get(row.picture_key)
    const all = (await deps.sites.allSites()).map(({ id }) => id)
    const member = await selectResoldMember(deps.database, { ad, sites: all })
    return member === null ? null : deps.mainPicture(member.account_id)
  }
}
