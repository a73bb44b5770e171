import { hasPermission } from '#features/members/staff/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Context, StaffViewer } from '#kernel/context.ts'
import type { HttpApp, HttpContext } from '#platform/server/http/request/site-request.ts'
import type { RawRouteTools } from '#platform/server/http/raw-route.ts'
import { type Review, toReviewer } from './review.ts'

const root = '/office/media/verifications'

/** URL of the picture of a claimed request. */
export const selfieUrl = (request: string): string => `${root}/${request}/selfie`
/** URL of one of the photos to compare it with. */
export const comparedPhotoUrl = (request: string, photo: string): string =>
  `${root}/${request}/photos/${photo}`

/**
 * The pictures of a request for the reviewer who has claimed it: the claim is checked for every
 * picture, so a URL works for one staff member, stops working when the claim expires or the request
 * is decided, and is never cached.
 */
export function officeMediaRoute(
  review: Review,
): (app: HttpApp<Site>, tools: RawRouteTools<Site>) => void {
  return (app, tools) => {
    async function serve(
      c: HttpContext<Site>,
      open: (context: Context<Site, StaffViewer>) => Promise<Uint8Array | null>,
    ): Promise<Response> {
      const context = await tools.staff(c)
      const { viewer } = context
      const may = viewer !== null && hasPermission(viewer.role, 'photo_verification.review')
      const bytes = may ? await open({ ...context, viewer }) : null
      if (bytes === null) return tools.refuse(c, 'not_found')
      return tools.send(c, {
        status: 200,
        kind: 'media',
        body: new Uint8Array(bytes),
        type: 'image/webp',
        cache: 'no-store',
      })
    }
    app.get(`${root}/:request/selfie`, (c) =>
      serve(c, (context) =>
        review.selfie(c.req.param('request'), toReviewer(context), context.now),
      ),
    )
    app.get(`${root}/:request/photos/:photo`, (c) =>
      serve(c, (context) => {
        const { request, photo } = c.req.param()
        return review.photo(request, photo, toReviewer(context), context.now)
      }),
    )
  }
}
