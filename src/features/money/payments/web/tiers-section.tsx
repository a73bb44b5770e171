import { Link } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useViewer } from '#platform/web/surroundings.ts'
import { ButtonLink } from '#ui/components/index.ts'
import { useSignUp } from '#features/members/accounts/web/index.ts'
import { BonusNote, useDiscount } from '#features/money/discounts/web/index.ts'
import { CurrentBreak, useBreak } from '#features/money/spending-limits/web/index.ts'
import type { en } from '../locales/en.ts'
import { BundleProofs } from './bundle-proofs.tsx'
import type { Offers } from './calls.ts'
import { SalesStopNotice } from './sales-stop-notice.tsx'
import { Tier } from './tier.tsx'

/** The packages with their prices, with a button: to buy for members, to sign up for visitors. */
export function TiersSection({ offers }: { readonly offers: Offers }) {
  const t = usePhrases<typeof en>('payments')
  const member = useViewer() !== null
  const resting = useBreak()
  const { link } = useSignUp()
  const mine = useDiscount({ country: offers.country, currency: offers.currency })
  return (
    <section className="mt-9" aria-labelledby="tiers">
      <h2 id="tiers" className="type-h3 mb-4">
        {t('premium.tiers', { count: offers.bundles.length })}
      </h2>
      {resting === null ? null : (
        <div className="mb-4 max-w-text">
          <CurrentBreak />
        </div>
      )}
      <SalesStopNotice offers={offers} className="mb-4 max-w-text" />
      <ul className="pay-tiers">
        {offers.bundles.map((bundle) => (
          <Tier
            key={bundle.id}
            bundle={bundle}
            offers={offers}
            discount={mine.of(bundle.price_minor)}
            buys={member && resting === null && !offers.closed.all}
          />
        ))}
      </ul>
      <BonusNote className="mt-4" />
      <p className="text-muted mt-4">{t('premium.once')}</p>
      <BundleProofs offers={offers} />
      {member ? null : (
        <ButtonLink as={Link} {...link} size="lg" className="mt-5">
          {t('premium.sign_up')}
        </ButtonLink>
      )}
    </section>
  )
}
