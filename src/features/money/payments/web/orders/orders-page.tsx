import '../checkout.css'
import { Link, useSearchParams } from 'react-router'
import type { LoadContext, Translate } from '#platform/web/page.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { ButtonLink, EmptyState } from '#ui/components/index.ts'
import type { OrderView } from '../../contract/payments.ts'
import type { en } from '../../locales/en.ts'
import { calls } from '../calls.ts'
import { InvoiceLink } from './invoice-link.tsx'
import { ReturnsLink } from './outlook.tsx'

/** Preloads a page of the member's orders. */
export async function load({ api, cache, url }: LoadContext): Promise<void> {
  await cache.ensureQueryData(
    calls.query('payments.list_orders', readPageQuery(url.searchParams))(api),
  )
}

export function title(translate: Translate): string {
  return translate('payments.orders.title')
}

/** The page selected by the URL; the first page by default. */
function readPageQuery(query: URLSearchParams): { before?: string } {
  const before = query.get('before')
  return before !== null && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(before)
    ? { before }
    : {}
}

/** The member's orders and their status (CRED-05). */
export function Page() {
  const t = usePhrases<typeof en>('payments')
  const [query] = useSearchParams()
  const from = readPageQuery(query)
  const { data } = calls.useCall('payments.list_orders', from)
  if (data === undefined) return null
  return (
    <div className="wrap page max-w-text">
      <h1 className="type-h1" tabIndex={-1}>
        {t('orders.title')}
      </h1>
      {data.orders.length === 0 ? (
        <EmptyState
          title={t('orders.empty_title')}
          text={t('orders.empty_text')}
          action={
            <ButtonLink as={Link} to="/credits">
              {t('orders.credits')}
            </ButtonLink>
          }
        />
      ) : (
        <>
          <p className="mt-2 text-ink-2">{t('orders.lead')}</p>
          <ul className="mt-5">
            {data.orders.map((order) => (
              <Row key={order.id} order={order} />
            ))}
          </ul>
        </>
      )}
      <p className="mt-5">
        <Link to="/credits/statement" className="link">
          {t('orders.statement')}
        </Link>
      </p>
      <p className="mt-5 flex flex-wrap gap-x-5 gap-y-2">
        <Link to="/withdraw" className="link">
          {t('withdrawing.way_out')}
        </Link>
        <ReturnsLink />
      </p>
      <p className="mt-5 flex gap-5">
        {from.before === undefined ? null : (
          <Link to="/transactions" className="link">
            {t('orders.latest')}
          </Link>
        )}
        {data.next === null ? null : (
          <Link to={`/transactions?before=${data.next}`} className="link">
            {t('orders.older')}
          </Link>
        )}
      </p>
    </div>
  )
}

/** The status of an order, and how much of it has been returned. */
function useOrderStatus() {
  const t = usePhrases<typeof en>('payments')
  const { money } = useFormat()
  return ({ status, returned, price_minor, currency }: OrderView): string => {
    if (returned === null) return t(`orders.statuses.${status}`)
    const { reason, minor } = returned
    if (reason === 'withdrawn' && minor === 0) return t('orders.withdrawn_waiting')
    const kind = reason === 'refunded' && minor < price_minor ? 'partly_refunded' : reason
    return t(`orders.${kind}`, { money: money(minor, currency) })
  }
}

function Row({ order }: { readonly order: OrderView }) {
  const { id, credits, price_minor, currency, created_at, discount } = order
  const getStatus = useOrderStatus()
  const t = usePhrases<typeof en>('payments')
  const { money, date } = useFormat()
  return (
    <li className="pay-order-row">
      <Link to={`/transactions/${id}`} className="pay-order row-link">
        <b>{t('bundle.whole', { credits })}</b>
        <b className="text-right">{money(price_minor, currency)}</b>
        <span className="type-meta text-muted">
          {discount === null
            ? date(created_at)
            : `${date(created_at)} · ${discount.code} −${money(discount.minor, currency)}`}
        </span>
        <span className="type-meta text-muted text-right">{getStatus(order)}</span>
      </Link>
      <InvoiceLink order={order} className="mb-3 inline-block" />
    </li>
  )
}
