import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, DetailList, Panel } from '#ui/components/index.ts'
import type { en as payments } from '#features/money/payments/locales/en.ts'
import type { Offers } from '#features/money/payments/web/index.ts'
import type { en } from '../locales/en.ts'
import type { RepeatView } from './calls.ts'

interface LastOrderProps {
  readonly last: NonNullable<RepeatView['last']>
  readonly bundle: Offers['bundles'][number]
  readonly currency: string
  readonly date: string
}

/** The last order, with a note if the package has a different price or size now. */
export function LastOrder({ last, bundle, currency, date }: LastOrderProps) {
  const t = usePhrases<typeof en>('saved_cards')
  const pay = usePhrases<typeof payments>('payments')
  const { money } = useFormat()
  const [before, now] = [
    money(last.price_minor, last.currency),
    money(bundle.price_minor, currency),
  ]
  return (
    <Panel as="section" aria-labelledby="last-order">
      <h2 id="last-order" className="type-title mb-3.5">
        {t('last.title')}
      </h2>
      <DetailList
        className="num"
        facts={[
          {
            id: 'credits',
            label: pay('transaction.facts.bundle'),
            value: pay('bundle.whole', { credits: last.credits }),
          },
          { id: 'paid', label: pay('transaction.facts.total'), value: before },
          { id: 'date', label: pay('transaction.facts.date'), value: date },
        ]}
      />
      {before === now && last.credits === bundle.credits ? null : (
        <Alert className="mt-4">
          {t('last.changed', { before, now, credits: bundle.credits })}
        </Alert>
      )}
    </Panel>
  )
}
