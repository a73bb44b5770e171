import type { Context, Hono } from 'hono'
import type { SandboxPayment } from './store-sandbox.ts'
import type { Debits } from './debits.ts'
import { debitBody } from './wire.ts'

/** Routes of the sandbox's API for collecting direct debits. */
export function mountDebits(
  dev: Hono,
  deps: {
    readonly debits: Debits
    readonly isShop: (c: Context) => boolean
    readonly toBody: (payment: SandboxPayment) => object
  },
): void {
  dev.post('/pay/api/debits', async (c) => {
    if (!deps.isShop(c)) return c.json({ error: 'no key' }, 401)
    const request = debitBody.safeParse(await c.req.json().catch(() => null))
    // Validation details are not returned because they would contain the account.
    if (!request.success) return c.json({ error: 'not a direct debit' }, 409)
    return c.json(deps.toBody(await deps.debits.collect(request.data)), 201)
  })
}
