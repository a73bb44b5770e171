import type { HttpApp, HttpContext } from '#platform/server/http/asked.ts'
import type { RawRouteTools } from '#platform/server/http/raw-route.ts'
import { readBody } from '#platform/server/http/read-body.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { RawWebhook } from './gateway.ts'

/** `refused` if the sender cannot authenticate, `later` to ask the provider to resend. */
export type WebhookAnswer = 'heard' | 'refused' | 'later'

/** Handles a webhook as received. */
export type HearWebhook = (raw: RawWebhook, now: Date) => Promise<WebhookAnswer>

const mostBytes = 64 * 1024
const statuses: Readonly<Record<WebhookAnswer, number>> = { heard: 200, refused: 401, later: 503 }

/**
 * Creates the webhook route: `/api/webhooks/<gateway>`, followed by a secret for providers that do
 * not sign. It is a raw route because the signature is in a header and covers the exact bytes of
 * the body. The response is only a status and reveals nothing.
 */
export function webhookRoute(hearerOf: (gateway: string) => HearWebhook | null) {
  return (app: HttpApp<Site>, helpers: RawRouteTools<Site>): void => {
    const answer = async (c: HttpContext<Site>, gateway: string, secret?: string) => {
      const hear = hearerOf(gateway)
      if (hear === null) return helpers.refuse(c, 'not_found')
      const body = await readBody(c, mostBytes)
      if (body === 'too_large') return helpers.refuse(c, 'too_large')
      const { now } = c.get('asked').visitor
      return send(c, helpers, await hear({ body, header: (name) => c.req.header(name), secret }, now))
    }
    app.post('/api/webhooks/:gateway', (c) => answer(c, c.req.param('gateway')))
    app.post('/api/webhooks/:gateway/:secret', (c) => answer(c, c.req.param('gateway'), c.req.param('secret')))
  }
}

function send(c: HttpContext<Site>, helpers: RawRouteTools<Site>, answer: WebhookAnswer): Promise<Response> {
  return helpers.send(c, {
    status: statuses[answer],
    kind: 'data',
    type: 'application/json; charset=utf-8',
    body: JSON.stringify({ answer }),
  })
}
