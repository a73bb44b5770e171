import { Link } from 'react-router'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { ButtonLink, EmptyState, RetryState, SkeletonRows } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'

/** The member's own orders that can still be withdrawn from, to choose one. */
export function ChooseOrder() {
  const t = usePhrases<typeof en>('refunds')
  const { money, date } = useFormat()
  const list = calls.useCall('refunds.list_withdrawable', {})
  if (list.data === undefined)
    return list.isError ? (
      <RetryState
        title={t('not_loaded')}
        text={list.error.message}
        retry={t('retry')}
        onRetry={() => list.refetch()}
      />
    ) : (
      <SkeletonRows className="gap-3" label={t('loading')} rows={2} each="skeleton-md h-20" />
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
              className="card num row-link flex items-baseline justify-between gap-4"
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
