import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { PriceCard } from '#platform/web/ui/index.ts'
import { useClaims } from '#features/claims/web/index.ts'
import type { en } from '../locales/en.ts'
import { bundleClaims } from '../rules/bundle-claims.ts'
import type { Chosen, Offer, Offers } from './calls.ts'

interface BundleChoiceProps {
  readonly offers: Offers
  readonly chosen: Chosen | undefined
  readonly onChoose: (id: Offer['id']) => void
}

/** The packages as cards, one of which is chosen. None is chosen beforehand; marked and struck only by proof (CRED-03). */
export function BundleChoice({ offers, chosen, onChoose }: BundleChoiceProps) {
  const t = usePhrases<typeof en>('payments')
  const { money, number } = useFormat()
  const claims = useClaims()
  return (
    <fieldset className="mt-6 lg:mt-10">
      <legend className="sr-only">{t('checkout.bundles')}</legend>
      <div className="prices">
        {offers.bundles.map((bundle) => {
          const { id, credits, price_minor, credit_minor, messages } = bundle
          const { chosen: most, normal } = bundleClaims(claims, bundle, offers.currency)
          const mark = [most?.text, normal?.short].filter((word) => word != null).join(' · ')
          return (
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
              normalPrice={normal === null ? undefined : <span aria-hidden="true">{normal.figure}</span>}
              normalPriceLabel={normal?.text}
              each={t('bundle.each', { money: money(credit_minor, offers.currency) })}
              mark={mark === '' ? undefined : mark}
            />
          )
        })}
      </div>
    </fieldset>
  )
}
