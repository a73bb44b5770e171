import { Link } from 'react-router'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, PriceCard } from '#platform/web/ui/index.ts'
import type { en } from '../locales/en.ts'
import type { ExactView } from './calls.ts'

interface ExactChoiceProps {
  readonly view: ExactView | undefined
  /** Somebody came for this; then it says so where nothing is missing any more. */
  readonly asked: boolean
  /** The page one came from. */
  readonly returnTo: string | null
  readonly checked: boolean
  readonly onChoose: () => void
}

/** Exactly what is missing for one act, beneath the packages: no surplus is forced on anyone (C4). */
export function ExactChoice({ view, asked, returnTo, checked, onChoose }: ExactChoiceProps) {
  const t = usePhrases<typeof en>('payments')
  const { money, number } = useFormat()
  if (view === undefined) return null
  const { act, cost, currency, exact } = view
  if (exact === null)
    return asked ? (
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
  const { held, credits, price_minor, credit_minor, smallest_credit_minor, most_percent } = exact
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
        price={money(price_minor, currency)}
        each={t('bundle.each', { money: money(credit_minor, currency) })}
      />
      <p className="type-meta mt-2 text-muted">
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
