import type { Context } from '#kernel/context.ts'
import type { HttpApp, HttpContext } from './request/site-request.ts'
import type { RequestFrame } from './frame.ts'
import type { CallEndpoint } from './create-endpoint-caller.ts'
import type { HttpOptions } from './options.ts'
import { createPageReply } from './pages.ts'

interface Needs<Site> {
  readonly frame: RequestFrame<Site>
  readonly call: CallEndpoint<Site>
  readonly pages: HttpOptions<Site>['pages']
}

/** Paths below which there are never pages. */
const noPages = /^\/(api|assets|media|cdn)(\/|$)/

/** Serves the requests that no endpoint, static file or raw route handled. */
export function mountPages<Site>(app: HttpApp<Site>, needs: Needs<Site>): void {
  const { frame } = needs
  app.all('*', async (c) => {
    const reads = c.req.method === 'GET' || c.req.method === 'HEAD'
    const siteRequest = c.get('asked')
    if (noPages.test(c.req.path) || needs.pages === undefined) return frame.refuse(c, 'not_found')
    if (!reads) return answerMethod(c, frame)
    const context = await siteRequest.context()
    return frame.send(
      c,
      await createPageReply(siteRequest, context, needs.pages, callAs(needs.call, context)),
    )
  })
}

function callAs<Site>(call: CallEndpoint<Site>, context: Context<Site>) {
  return (name: string, input: unknown) => call(name, input, context)
}

function answerMethod<Site>(c: HttpContext<Site>, frame: RequestFrame<Site>): Promise<Response> {
  const headers = { allow: 'GET, HEAD, OPTIONS' }
  if (c.req.method === 'OPTIONS')
    return frame.send(c, { status: 204, kind: 'data', body: null, headers })
  return frame.refuse(c, 'wrong_method', { headers })
}
