import { Link } from 'react-router'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, PriceCard } from '#ui/components/index.ts'
import type { Discount } from '#features/money/discounts/web/index.ts'
import type { en } from '../locales/en.ts'
import type { ExactView } from './calls.ts'
import { useShownPrice } from './use-shown-price.ts'

interface ExactChoiceProps {
  readonly view: ExactView | undefined
  /**
   * Whether the visitor came for this option; if so, the page also shows when nothing is missing
   * any more.
   */
  readonly requested: boolean
  /** The page the visitor came from. */
  readonly returnTo: string | null
  readonly checked: boolean
  readonly onChoose: () => void
  /** The discount on a price. */
  readonly getDiscount: (priceMinor: number) => Discount | null
}

/**
 * Exactly the credits missing for one action, below the packages, so that no one has to buy more.
 */
export function ExactChoice({
  view,
  requested,
  returnTo,
  checked,
  onChoose,
  getDiscount,
}: ExactChoiceProps) {
  const t = usePhrases<typeof en>('payments')
  const { money, number } = useFormat()
  const formatShownPrice = useShownPrice(view?.currency ?? 'EUR', getDiscount)
  if (view === undefined) return null
  const { act, cost, currency, exact } = view
  if (exact === null)
    return requested ? (
      <Alert
        tone="info"
        className="mt-4"
        action={
          returnTo === null ? null : (
            <Link to={returnTo} className="alert-action">
              {t('transaction.back')}
            </Link>
          )
        }
      >
        {t('exact.nothing', { credits: cost })}
      </Alert>
    ) : null
  const { held, credits, smallest_credit_minor, most_percent } = exact
  return (
    <div className="pay-exact mt-4">
      <PriceCard
        name="bundle"
        value="exact"
        checked={checked}
        onChange={onChoose}
        amount={number(credits)}
        unit={t('bundle.credits', { credits })}
        buys={t(`exact.just.${act}`)}
        {...formatShownPrice(exact)}
      />
      <p className="type-meta text-muted">
        {t('exact.why', {
          cost,
          held,
          smallest: money(smallest_credit_minor, currency),
          percent: most_percent - 100,
        })}
      </p>
    </div>
  )
}
