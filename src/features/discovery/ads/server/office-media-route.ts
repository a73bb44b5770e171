import { hasPermission } from '#features/members/staff/index.ts'
import { looksLikeId } from '#kernel/id.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { HttpApp } from '#platform/server/http/request/site-request.ts'
import type { RawRouteTools } from '#platform/server/http/raw-route.ts'
import type { AdsDeps } from './deps.ts'
import { selectPictureKey } from './store-placing.ts'

const root = '/office/media/ads'

/** URL of an ad's picture for staff. */
export const adPictureUrl = (ad: string): string => `${root}/${ad}`

/**
 * The pictures of ads for the staff who place them, including ads that are not shown yet or no
 * longer shown.
 */
export function officeMediaRoute({
  database,
  blobs,
}: Pick<AdsDeps, 'database' | 'blobs'>): (app: HttpApp<Site>, tools: RawRouteTools<Site>) => void {
  return (app, tools) => {
    app.get(`${root}/:ad`, async (c) => {
      const { viewer } = await tools.staff(c)
      const ad = c.req.param('ad')
      const may = viewer !== null && hasPermission(viewer.role, 'ads.place') && looksLikeId(ad)
      const key = may ? await selectPictureKey(database, ad) : null
      const blob = key === null ? null : await blobs.get(key)
      if (blob === null) return tools.refuse(c, 'not_found')
      const body = new Uint8Array(blob.bytes)
      return tools.send(c, { status: 200, kind: 'media', body, type: blob.type, cache: 'no-store' })
    })
  }
}
