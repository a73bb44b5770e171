import type { Context, Hono } from 'hono'
import { methods } from '#features/money/payments/index.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { BankInput } from '../../rules/bank-input.ts'
import { evaluateInput } from '../../rules/evaluate-input.ts'
import { bankStyle } from '../screens/bank-style.ts'
import type { SandboxPayment } from '../store.ts'
import type { SubmittedPage } from '../screens/pay-page.ts'
import type { SandboxProvider } from '../provider.ts'

/**
 * Handles the submitted bank page: valid input determines the outcome, invalid input is returned
 * with messages. No input is stored.
 */
export function mountInput(
  dev: Hono,
  deps: {
    readonly provider: SandboxProvider
    readonly clock: Clock
    readonly page: (
      c: Context,
      payment: SandboxPayment,
      sent: SubmittedPage,
    ) => Response | Promise<Response>
  },
): void {
  const { provider, clock, page } = deps
  dev.get('/pay/style.css', (c) =>
    c.body(bankStyle, 200, { 'content-type': 'text/css; charset=utf-8' }),
  )
  dev.post('/pay/:id/typed', async (c) => {
    const payment = await provider.read(c.req.param('id'))
    if (payment === null) return c.notFound()
    const typed = readTexts(await c.req.parseBody())
    const facts = {
      shape: methods[payment.method].providers.sandbox,
      amountMinor: payment.amount_minor,
      now: clock.now(),
    }
    const verdict = evaluateInput(typed, facts)
    if ('faults' in verdict) return page(c, payment, { typed, faults: verdict.faults })
    const { fate } = verdict
    const details = fate.outcome === 'fail' ? { failure: fate.failure } : {}
    const moved = (await provider.act(payment.id, fate.outcome, undefined, details)) ?? payment
    return c.redirect(
      moved.state === 'action_required' ? `/dev/pay/${payment.id}` : moved.return_path,
      303,
    )
  })
}

function readTexts(body: Readonly<Record<string, unknown>>): BankInput {
  const texts = Object.entries(body).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(texts)
}
