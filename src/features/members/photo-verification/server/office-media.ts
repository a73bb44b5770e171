import type { Site } from '#features/site/sites/index.ts'
import type { Context, StaffViewer } from '#kernel/context.ts'
import type { HttpApp, HttpContext } from '#platform/server/http/asked.ts'
import type { RawRouteTools } from '#platform/server/http/raw-route.ts'
import { reviewers } from '../rules/reviewers.ts'
import { type Review, reviewerOf } from './review.ts'

const root = '/office/media/verifications'

/** Where the picture of a claimed request opens. */
export const selfieAddress = (request: string): string => `${root}/${request}/selfie`
/** Where one of the photos to compare it with opens. */
export const photoAddress = (request: string, photo: string): string => `${root}/${request}/photos/${photo}`

/**
 * The pictures of a request, for whoever has claimed it: the claim is judged with every picture, so an address opens for one
 * person of the staff, ends with their ten minutes or the decision, and is kept nowhere.
 */
export function officeMedia(review: Review): (app: HttpApp<Site>, tools: RawRouteTools<Site>) => void {
  return (app, tools) => {
    async function serve(
      c: HttpContext<Site>,
      open: (context: Context<Site, StaffViewer>) => Promise<Uint8Array | null>,
    ): Promise<Response> {
      const context = await tools.staff(c)
      const { viewer } = context
      const may = viewer !== null && (reviewers as readonly string[]).includes(viewer.role)
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
      serve(c, (context) => review.selfie(c.req.param('request'), reviewerOf(context), context.now)),
    )
    app.get(`${root}/:request/photos/:photo`, (c) =>
      serve(c, (context) => {
        const { request, photo } = c.req.param()
        return review.photo(request, photo, reviewerOf(context), context.now)
      }),
    )
  }
}
