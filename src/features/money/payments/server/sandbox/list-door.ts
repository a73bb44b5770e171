import type { Context, Hono } from 'hono'
import type { SandboxProvider } from './sandbox-provider.ts'
import type { ListBody } from './wire.ts'

const mostOnPage = 100

/** Where a shop lists its payments at the sandbox: those since an instant, the earliest first, a hundred at a time. */
export function mountList(
  dev: Hono,
  { provider, isShop }: { readonly provider: SandboxProvider; readonly isShop: (c: Context) => boolean },
): void {
  dev.get('/pay/api/payments', async (c) => {
    if (!isShop(c)) return c.json({ error: 'no key' }, 401)
    const since = new Date(c.req.query('since') ?? '')
    if (Number.isNaN(since.getTime())) return c.json({ error: 'since when' }, 422)
    const found = await provider.listSince(since, c.req.query('behind') ?? null, mostOnPage)
    const payments: ListBody['payments'] = found.map(
      ({ id, state, amount_minor, currency, reference, created_at }) => ({
        id,
        state,
        amount_minor,
        currency,
        reference,
        created_at: created_at.toISOString(),
      }),
    )
    return c.json({ payments, next: found.length < mostOnPage ? null : (found.at(-1)?.id ?? null) } satisfies ListBody)
  })
}
