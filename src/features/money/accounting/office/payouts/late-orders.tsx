import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert } from '#ui/components/index.ts'
import type { PayoutMonth } from '../../contract/payouts.ts'
import type { en } from '../../locales/payouts/en.ts'
import { clearsWithinDays } from '../../rules/clears-within-days.ts'

/**
 * Orders whose money should have reached the bank by now but has not; renders nothing if there are
 * none.
 */
export function LateOrders({ late }: Pick<PayoutMonth, 'late'>) {
  const t = usePhrases<typeof en>('payouts')
  if (late.length === 0) return null
  return (
    <section className="mt-6 max-w-column" aria-label={t('late', { count: late.length })}>
      <Alert tone="warn">
        <p>{t('late', { count: late.length })}</p>
        <p>{t('late_text', { days: clearsWithinDays })}</p>
        <ul className="mt-2 grid gap-1">
          {late.map(({ order, gateway }) => (
            <li key={order} className="wrap-anywhere">
              <code>{order}</code> · {gateway}
            </li>
          ))}
        </ul>
      </Alert>
    </section>
  )
}
