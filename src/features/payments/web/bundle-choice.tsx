import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { PriceCard } from '#platform/web/ui/index.ts'
import type { en } from '../locales/en.ts'
import type { Offer, Offers } from './calls.ts'

interface BundleChoiceProps {
  readonly offers: Offers
  readonly chosen: Offer | undefined
  readonly onChoose: (id: Offer['id']) => void
}

/** The packages as cards, one of which is chosen. None is chosen beforehand, struck or marked (CRED-03). */
export function BundleChoice({ offers, chosen, onChoose }: BundleChoiceProps) {
  const t = usePhrases<typeof en>('payments')
  const { money, number } = useFormat()
  return (
    <fieldset className="mt-6 lg:mt-10">
      <legend className="sr-only">{t('checkout.bundles')}</legend>
      <div className="prices">
        {offers.bundles.map(({ id, credits, price_minor, credit_minor, messages }) => (
          <PriceCard
            key={id}
            name="bundle"
            value={id}
            checked={chosen?.id === id}
            onChange={() => onChoose(id)}
            amount={number(credits)}
            unit={t('bundle.credits', { credits })}
            buys={messages === null ? t('bundle.messages_free') : t('bundle.messages', { count: messages })}
            price={money(price_minor, offers.currency)}
            each={t('bundle.each', { money: money(credit_minor, offers.currency) })}
          />
        ))}
      </div>
    </fieldset>
  )
}
