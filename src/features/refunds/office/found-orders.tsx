import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, EmptyState, ErrorState, Skeleton } from '#platform/web/ui/index.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'

/** The orders that were found, each to be opened. */
export function FoundOrders({ search, onOpen }: { readonly search: string; readonly onOpen: (order: string) => void }) {
  const t = usePhrases<typeof en>('refunds')
  const { money, date, time } = useFormat()
  const list = calls.useCall('refunds.find_orders', search === '' ? {} : { search })
  if (list.data === undefined)
    return list.isError ? (
      <ErrorState
        title={t('not_loaded')}
        text={list.error.message}
        action={
          <Button variant="line" onClick={() => void list.refetch()}>
            {t('retry')}
          </Button>
        }
      />
    ) : (
      <div className="mt-6 grid gap-2" role="status" aria-label={t('loading')}>
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-11 w-full rounded-sm" />
        ))}
      </div>
    )
  if (list.data.orders.length === 0)
    return <EmptyState title={t(search === '' ? 'office.none' : 'office.none_found')} />
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className="office-table mt-6" tabIndex={0} role="region" aria-label={t('office.found')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('office.when')}</th>
            <th scope="col">{t('facts.order')}</th>
            <th scope="col">{t('office.buyer')}</th>
            <th scope="col">{t('office.site')}</th>
            <th scope="col">{t('office.price')}</th>
            <th scope="col">{t('office.status')}</th>
          </tr>
        </thead>
        <tbody>
          {list.data.orders.map(({ order, at, name, email, site, price_minor, currency, status }) => (
            <tr key={order}>
              <td className="num">
                {date(at)}, {time(at)}
              </td>
              <td>
                <button
                  type="button"
                  className="link num"
                  aria-label={`${t('facts.order')} ${order}`}
                  onClick={() => onOpen(order)}
                >
                  {order.slice(0, 8)}
                </button>
              </td>
              <td>
                {name}
                {email === null ? null : <span className="block text-muted">{email}</span>}
              </td>
              <td>{site}</td>
              <td className="num">{money(price_minor, currency)}</td>
              <td>{t(`office.statuses.${status}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
