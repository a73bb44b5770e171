import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Tag } from '#ui/components/index.ts'
import {
  DateTimeCell,
  AmountCell,
  ListContent,
  Table,
} from '#features/members/staff/office/index.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'

/** The orders found, each of which can be opened. */
export function FoundOrders({
  search,
  onOpen,
}: {
  readonly search: string
  readonly onOpen: (order: string) => void
}) {
  const t = usePhrases<typeof en>('refunds')
  const list = calls.useCall('refunds.find_orders', search === '' ? {} : { search })
  return (
    <ListContent
      list={list}
      notLoaded={t('not_loaded')}
      placeholders="rows"
      empty={({ orders }) =>
        orders.length === 0 && { title: t(search === '' ? 'office.none' : 'office.none_found') }
      }
    >
      {({ orders }) => (
        <Table
          className="mt-6"
          label={t('office.found')}
          columns={[
            t('office.when'),
            t('facts.order'),
            { label: t('office.price'), figures: true },
            t('office.status'),
            t('office.buyer'),
            t('office.site'),
          ]}
        >
          {orders.map(({ order, at, name, email, site, price_minor, currency, status }) => (
            <tr key={order}>
              <DateTimeCell at={at} />
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
              <AmountCell minor={price_minor} currency={currency} />
              <td>
                <Tag look={status === 'completed' ? 'pine' : 'quiet'}>
                  {t(`office.statuses.${status}`)}
                </Tag>
              </td>
              <td className="min-w-56 wrap-anywhere">
                {name}
                {email === null ? null : (
                  <span className="type-meta block text-muted">{email}</span>
                )}
              </td>
              <td>{site}</td>
            </tr>
          ))}
        </Table>
      )}
    </ListContent>
  )
}
