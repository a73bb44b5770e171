import type { Context, Hono } from 'hono'
import type { Clock } from '#platform/server/clock.ts'
import { bankStyle, judgeTyped, type Typed } from '#features/money/sandbox-gateway/server/index.ts'
import type { SandboxPayment } from '../store-sandbox.ts'
import type { SentPage } from './pay-page.ts'
import type { SandboxProvider } from './sandbox-provider.ts'
import { shapeOf } from './shape-of.ts'

/**
 * Handles the submitted bank page: valid input determines the outcome, invalid input is returned
 * with messages. No input is stored.
 */
export function mountTyped(
  dev: Hono,
  deps: {
    readonly provider: SandboxProvider
    readonly clock: Clock
    readonly page: (c: Context, payment: SandboxPayment, sent: SentPage) => Response | Promise<Response>
  },
): void {
  const { provider, clock, page } = deps
  dev.get('/pay/style.css', (c) => c.body(bankStyle, 200, { 'content-type': 'text/css; charset=utf-8' }))
  dev.post('/pay/:id/typed', async (c) => {
    const found = await provider.read(c.req.param('id'))
    if (found === null) return c.notFound()
    const typed = textsOf(await c.req.parseBody())
    const facts = { shape: shapeOf(found.method), amountMinor: found.amount_minor, now: clock.now() }
    const judged = judgeTyped(typed, facts)
    if ('faults' in judged) return page(c, found, { typed, faults: judged.faults })
    const { fate } = judged
    const told = fate.outcome === 'fail' ? { failure: fate.failure } : {}
    const moved = (await provider.act(found.id, fate.outcome, undefined, told)) ?? found
    return c.redirect(moved.state === 'action_required' ? `/dev/pay/${found.id}` : moved.return_path, 303)
  })
}

function textsOf(body: Readonly<Record<string, unknown>>): Typed {
  const texts = Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries(texts)
}
