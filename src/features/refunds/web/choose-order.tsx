import { Link } from 'react-router'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, ButtonLink, EmptyState, ErrorState, Skeleton } from '#platform/web/ui/index.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'

/** The own orders one may still withdraw from, to choose one. */
export function ChooseOrder() {
  const t = usePhrases<typeof en>('refunds')
  const { money, date } = useFormat()
  const list = calls.useCall('refunds.list_withdrawable', {})
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
      <div className="grid gap-3" role="status" aria-label={t('loading')}>
        {[0, 1].map((row) => (
          <Skeleton key={row} className="h-20 w-full rounded-md" />
        ))}
      </div>
    )
  if (list.data.orders.length === 0)
    return (
      <EmptyState
        title={t('choose.none_title')}
        text={t('choose.none_text')}
        action={
          <ButtonLink as={Link} to="/transactions" variant="line">
            {t('choose.all')}
          </ButtonLink>
        }
      />
    )
  return (
    <>
      <p className="text-ink-2">{t('choose.lead')}</p>
      <ul className="grid gap-3">
        {list.data.orders.map(({ order, credits, price_minor, currency, at }) => (
          <li key={order}>
            <Link
              to={`/withdraw?order=${order}`}
              className="card num flex items-baseline justify-between gap-4 hover:bg-sunken"
            >
              <span>
                <b>{t('choose.credits', { credits })}</b>
                <span className="type-meta block text-muted">{date(at)}</span>
              </span>
              <b>{money(price_minor, currency)}</b>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
