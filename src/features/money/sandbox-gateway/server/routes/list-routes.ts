import type { Context, Hono } from 'hono'
import type { SandboxProvider } from '../provider.ts'
import type { ListBody } from '../wire.ts'

const maxPageSize = 100

/**
 * Route that lists payments for the shop: those since an instant, earliest first, a hundred per
 * page.
 */
export function mountList(
  dev: Hono,
  {
    provider,
    isShop,
  }: { readonly provider: SandboxProvider; readonly isShop: (c: Context) => boolean },
): void {
  dev.get('/pay/api/payments', async (c) => {
    if (!isShop(c)) return c.json({ error: 'no key' }, 401)
    const since = new Date(c.req.query('since') ?? '')
    if (Number.isNaN(since.getTime())) return c.json({ error: 'since when' }, 422)
    const rows = await provider.listSince(since, c.req.query('behind') ?? null, maxPageSize)
    const payments: ListBody['payments'] = rows.map(
      ({ id, state, amount_minor, currency, reference, created_at }) => ({
        id,
        state,
        amount_minor,
        currency,
        reference,
        created_at: created_at.toISOString(),
      }),
    )
    return c.json({
      payments,
      next: rows.length < maxPageSize ? null : (rows.at(-1)?.id ?? null),
    } satisfies ListBody)
  })
}
