import type { HttpApp, HttpContext } from '#platform/server/http/request/site-request.ts'
import type { RawRouteTools } from '#platform/server/http/raw-route.ts'
import { readBody } from '#platform/server/http/request/read-body.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { RawWebhook } from '../gateways/gateway.ts'

/** `refused` if the sender cannot authenticate, `later` to ask the provider to resend. */
export type WebhookResult = 'accepted' | 'refused' | 'later'

/** Handles a webhook as received. */
export type HandleWebhook = (raw: RawWebhook, now: Date) => Promise<WebhookResult>

const maxBytes = 64 * 1024
const statuses: Readonly<Record<WebhookResult, number>> = {
  accepted: 200,
  refused: 401,
  later: 503,
}

/**
 * Creates the webhook route: `/api/webhooks/<gateway>`, followed by a secret for providers that do
 * not sign. It is a raw route because the signature is in a header and covers the exact bytes of
 * the body. The response is only a status and reveals nothing.
 */
export function webhookRoute(handlerFor: (gateway: string) => HandleWebhook | null) {
  return (app: HttpApp<Site>, helpers: RawRouteTools<Site>): void => {
    const answer = async (c: HttpContext<Site>, gateway: string, secret?: string) => {
      const handle = handlerFor(gateway)
      if (handle === null) return helpers.refuse(c, 'not_found')
      const body = await readBody(c, maxBytes)
      if (typeof body === 'string') return helpers.refuse(c, body)
      const { now } = c.get('asked').visitor
      return send(
        c,
        helpers,
        await handle({ body, header: (name) => c.req.header(name), secret }, now),
      )
    }
    app.post('/api/webhooks/:gateway', (c) => answer(c, c.req.param('gateway')))
    app.post('/api/webhooks/:gateway/:secret', (c) =>
      answer(c, c.req.param('gateway'), c.req.param('secret')),
    )
  }
}

function send(
  c: HttpContext<Site>,
  helpers: RawRouteTools<Site>,
  answer: WebhookResult,
): Promise<Response> {
  return helpers.send(c, {
    status: statuses[answer],
    kind: 'data',
    type: 'application/json; charset=utf-8',
    body: JSON.stringify({ answer }),
  })
}
