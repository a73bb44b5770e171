import './limits.css'
import { Link } from 'react-router'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Card } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { useOwnLimits } from './use-own-limits.ts'

/**
 * Spending this month against the limit, in words and as a bar; also for day and week if they have
 * limits (BEY-09).
 */
export function SpendMeter({ className }: { readonly className?: string }) {
  const t = usePhrases<typeof en>('spending_limits')
  const { money, date } = useFormat()
  const own = useOwnLimits()
  const month = own?.limits.find(({ span }) => span === 'month')
  if (own === null || month === undefined) return null
  const amounts = (spent: number, limit: number) => ({
    spent: money(spent, own.currency),
    limit: money(limit, own.currency),
  })
  const { spent_minor: spent, limit_minor: most } = month
  const narrower = own.limits.flatMap(({ span, spent_minor: so, limit_minor: limit }) =>
    span === 'month' || limit === null ? [] : [t(`meter.${span}`, amounts(so, limit))],
  )
  return (
    <Card className={className} data-spend-meter>
      <p className="num font-semibold">
        {most === null
          ? t('meter.month_open', { spent: money(spent, own.currency) })
          : t('meter.month', amounts(spent, most))}
      </p>
      {most === null ? null : (
        <svg className="spend-bar" aria-hidden="true">
          <rect width="100%" height="100%" rx="4" />
          <rect
            className="spend-bar-full"
            width={`${toPercent(spent, most)}%`}
            height="100%"
            rx="4"
          />
        </svg>
      )}
      <p className="type-meta text-muted">
        {[
          ...narrower.map((words) => `${words} · `),
          t('meter.resets', { date: date(month.to) }),
        ].join('')}{' '}
        <Link to="/notifications/limits" className="link">
          {t('meter.link')}
        </Link>
      </p>
    </Card>
  )
}

/** In percent; may exceed 100 if a payment arrived late. */
function toPercent(spent: number, limit: number): number {
  return limit === 0 ? 100 : Math.min(100, (spent / limit) * 100)
}
