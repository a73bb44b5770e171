import type { Context } from '#kernel/context.ts'
import type { HttpApp, HttpContext } from './request/site-request.ts'
import type { GlobalRateLimit } from './request/global-rate-limit.ts'
import type { RequestFrame } from './frame.ts'
import type { CallEndpoint } from './create-endpoint-caller.ts'
import type { HttpOptions } from './options.ts'
import { createPageReply } from './pages.ts'
import { createStatics } from './response/statics.ts'

interface Needs<Site> {
  readonly frame: RequestFrame<Site>
  readonly globalRateLimit: GlobalRateLimit
  readonly call: CallEndpoint<Site>
  readonly pages: HttpOptions<Site>['pages']
  readonly statics: string | undefined
}

/** Paths below which there are never pages. */
const noPages = /^\/(api|assets|media|cdn)(\/|$)/

/** Serves the requests that no endpoint or raw route handled: static files, then pages. */
export function mountPages<Site>(app: HttpApp<Site>, needs: Needs<Site>): void {
  const { frame } = needs
  const statics = createStatics(needs.statics)
  app.all('*', async (c) => {
    const reads = c.req.method === 'GET' || c.req.method === 'HEAD'
    const siteRequest = c.get('asked')
    const file = reads
      ? statics.reply(c.req.path, siteRequest.acceptEncoding, c.req.header('if-none-match'))
      : null
    if (file !== null) return frame.send(c, await file)
    if (noPages.test(c.req.path) || needs.pages === undefined) return frame.refuse(c, 'not_found')
    if (!reads) return answerMethod(c, frame)
    const context = await siteRequest.context()
    const verdict = await needs.globalRateLimit(context)
    if (!verdict.granted) return frame.refuse(c, 'too_many', verdict)
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
