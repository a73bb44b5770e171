import './checkout.css'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { useApi } from '#platform/web/api/use-api.ts'
import { type LoadContext, notFound, type Translate } from '#platform/web/page.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useViewer } from '#platform/web/surroundings.ts'
import { BonusOffer, myDiscountsQuery } from '#features/money/discounts/web/index.ts'
import { walletQuery } from '#features/money/credits/web/index.ts'
import {
  CurrentBreak,
  ownLimitsQuery,
  SpendMeter,
  useBreak,
} from '#features/money/spending-limits/web/index.ts'
import type { en } from '../locales/en.ts'
import { isMethod } from '../rules/methods.ts'
import { isConversation, safeReturnPath } from '../rules/safe-return-path.ts'
import { parseAct } from '../rules/parse-act.ts'
import { loadClaims } from '#features/members/verified-claims/web/index.ts'
import { calls, type Offers } from './calls.ts'
import { Checkout } from './checkout.tsx'
import { SalesStopNotice } from './sales-stop-notice.tsx'

/** Preloads the offers of the visitor's country; an unknown package or payment method is a 404. */
export async function load({ api, cache, params }: LoadContext): Promise<void> {
  if (params.bundle !== undefined && !/^(p[0-3]|exact)$/.test(params.bundle)) throw notFound()
  if (params.method !== undefined && !isMethod(params.method)) throw notFound()
  await Promise.all([
    cache.ensureQueryData(calls.query('payments.list_offers', {})(api)),
    loadClaims({ api, cache }),
    cache.ensureQueryData(walletQuery(api)),
    cache.ensureQueryData(ownLimitsQuery(api)),
    // A discount that fails to load is not applied, and must not prevent the purchase.
    cache.ensureQueryData(myDiscountsQuery(api)).catch(() => {}),
  ])
}

export function title(translate: Translate): string {
  return translate('payments.checkout.title')
}

/** Buying credits (CRED-04). `?to=` is the page to return to; `again` links to the last order. */
export function Page({ again }: { readonly again?: ReactNode }) {
  const t = usePhrases<typeof en>('payments')
  const viewer = useViewer()
  const params = useParams()
  const [query] = useSearchParams()
  const [country, setCountry] = useState<string>()
  const api = useApi()
  const resting = useBreak()
  const offersInput = country === undefined ? {} : { country }
  // The current prices stay visible while those of another country load.
  const { data: offers } = useQuery({
    ...calls.query('payments.list_offers', offersInput)(api),
    placeholderData: (before) => before,
  })
  const { data: exact } = useQuery({
    ...calls.query('payments.read_exact', {
      act: parseAct(query.get('for')),
      ...(offers !== undefined && { country: offers.country }),
    })(api),
    enabled: offers !== undefined,
    placeholderData: (before) => before,
  })
  const returnTo = safeReturnPath(query.get('to'))
  if (offers === undefined) return null
  return (
    <div className="pay-page">
      <div className="pay-head">
        <div>
          <h1 className="type-h1" tabIndex={-1}>
            {t('checkout.title')}
          </h1>
          <p className="pay-lead">
            {viewer?.paid_user === true
              ? t('checkout.lead_premium')
              : t('checkout.lead', { photos: offers.premium_photos })}
          </p>
          {viewer === null ? null : (
            <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1">
              <span>
                {t.rich('checkout.balance', {
                  credits: viewer.credits,
                  b: (words) => <b className="num">{words}</b>,
                })}
              </span>
              <Link to="/transactions" className="link">
                {t('orders.title')}
              </Link>
            </p>
          )}
        </div>
        {resting === null ? <BonusOffer /> : null}
      </div>
      <div className="pay-notices mt-5 grid max-w-text gap-4">
        <CurrentBreak />
        {resting === null ? null : <SpendMeter />}
        <SalesStopNotice offers={offers} />
      </div>
      {resting === null ? again : null}
      {resting === null ? (
        <Checkout
          key={`${params.bundle}/${params.method}`}
          offers={offers}
          exact={exact}
          preset={choosePreset(params, offers, returnTo)}
          returnTo={returnTo}
          onCountry={setCountry}
        />
      ) : null}
    </div>
  )
}

/**
 * The choice in the URL. For members who come from a conversation to buy again, their last package
 * and payment method are preselected, because it was their choice (CRED-04).
 */
function choosePreset(
  inUrl: { readonly bundle?: string; readonly method?: string },
  { last, bundles }: Offers,
  returnTo: string | null,
): { readonly bundle?: string | undefined; readonly method?: string | undefined } {
  if (last === null || returnTo === null || !isConversation(returnTo)) return inUrl
  const again = bundles.some(({ id }) => id === last.bundle) ? last.bundle : undefined
  return { bundle: inUrl.bundle ?? again, method: inUrl.method ?? last.method }
}
