import type { RawRouteTools } from '#platform/server/http/raw-route.ts'
import { readBody } from '#platform/server/http/request/read-body.ts'
import type { HttpApp } from '#platform/server/http/request/site-request.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Unsubscribe } from './unsubscribe.ts'
import { oneClickPath, type UnsubscribeLinks } from './unsubscribe-link.ts'

/**
 * The address in the header of an email (RFC 8058): mail apps unsubscribe by POST, without logging
 * in. GET, which programs that check links send too, changes nothing and leads to the page with a
 * button. It answers the same whether or not the account still exists.
 */
export function unsubscribeRoute(unsubscribe: Unsubscribe, links: UnsubscribeLinks) {
  return (app: HttpApp<Site>, tools: RawRouteTools<Site>): void => {
    app.get(oneClickPath, (c) => {
      const token = c.req.query('token') ?? ''
      return tools.send(c, {
        status: 303,
        kind: 'page',
        secret: true,
        type: 'text/plain',
        body: '',
        headers: { location: links.pageFor(token) },
      })
    })
    app.post(oneClickPath, async (c) => {
      const body = await readBody(c, 4096)
      if (typeof body === 'string') return tools.refuse(c, body)
      const { now } = c.get('asked').visitor
      const kind = await unsubscribe(c.req.query('token') ?? '', { inMailApp: true, now })
      return tools.send(c, {
        status: kind === null ? 404 : 200,
        kind: 'page',
        secret: true,
        type: 'text/plain',
        body: '',
      })
    })
  }
}
