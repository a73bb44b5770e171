import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { LoadContext, Translate } from '#platform/web/page.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { ButtonLink, EmptyState, RetryState, Skeleton } from '#ui/components/index.ts'
import { myDiscountsQuery } from '#features/money/discounts/web/index.ts'
import { ownLimitsQuery } from '#features/money/spending-limits/web/index.ts'
import { parseAct, safeReturnPath } from '#features/money/payments/index.ts'
import { type CheckoutItem, toExactItem } from '#features/money/payments/web/index.ts'
import type { en } from '../locales/en.ts'
import { calls, paymentCalls } from './calls.ts'
import { DebitForm } from './debit-form.tsx'

const getCountry = (query: URLSearchParams) => {
  const country = query.get('country')
  return country !== null && /^[A-Z]{2}$/.test(country) ? { country } : {}
}

/**
 * Preloads the offers and the member's previous details; if that fails, the page shows the error.
 */
export async function load({ api, cache, url }: LoadContext): Promise<void> {
  await Promise.all([
    cache.prefetchQuery(
      paymentCalls.query('payments.list_offers', getCountry(url.searchParams))(api),
    ),
    cache.prefetchQuery(calls.query('direct_debit.read_form', {})(api)),
    cache.prefetchQuery(ownLimitsQuery(api)),
    // A discount that fails to load is not applied, and must not prevent the purchase.
    cache.prefetchQuery(myDiscountsQuery(api)),
  ])
}

export function title(translate: Translate): string {
  return translate('direct_debit.form.title')
}

/**
 * /directdebit: account, code, mandate, order (CRED-07). `?bundle=` and `?country=` select what is
 * ordered, `?to=` is the page to return to.
 */
export function Page() {
  const t = usePhrases<typeof en>('direct_debit')
  return (
    <div className="pay-page">
      <h1 className="type-h1" tabIndex={-1}>
        {t('form.title')}
      </h1>
      <p className="pay-lead">{t('form.lead')}</p>
      <div className="mt-6">
        <Body />
      </div>
    </div>
  )
}

function Body() {
  const t = usePhrases<typeof en>('direct_debit')
  const { date } = useFormat()
  const [query] = useSearchParams()
  const [bundle, to] = [query.get('bundle'), safeReturnPath(query.get('to'))]
  const offers = paymentCalls.useCall('payments.list_offers', getCountry(query))
  const form = calls.useCall('direct_debit.read_form', {})
  const country = offers.data?.country
  const exact = paymentCalls.useCall(
    'payments.read_exact',
    { act: parseAct(query.get('for')), ...(country !== undefined && { country }) },
    { enabled: bundle === 'exact' && country !== undefined },
  )
  const otherMethodLink = (
    <ButtonLink as={Link} to={`/credits${to === null ? '' : `?to=${encodeURIComponent(to)}`}`}>
      {t('form.other_way')}
    </ButtonLink>
  )
  const renderMessage = (title: string, text: string, action: ReactNode = otherMethodLink) => (
    <EmptyState title={title} text={text} action={action} />
  )

  const failed = [offers, form, ...(bundle === 'exact' ? [exact] : [])].find(
    ({ data, error }) => data === undefined && error !== null,
  )
  if (failed !== undefined)
    return (
      <RetryState
        title={t('form.failed_title')}
        text={failed.error?.refusal.message ?? t('form.failed_text')}
        retry={t('form.retry')}
        onRetry={() => failed.refetch()}
      />
    )
  if (
    offers.data === undefined ||
    form.data === undefined ||
    (bundle === 'exact' && exact.data === undefined)
  )
    return <Skeleton className="skeleton-xl h-96 w-full" />
  const { state, rests_until: rests, creditor } = form.data
  if (state === 'rests' && rests !== null)
    return renderMessage(t('form.rests_title'), t('form.rests_text', { day: date(rests) }))
  const method = offers.data.methods.find(({ key }) => key === 'sdd')
  if (creditor === null || method === undefined)
    return renderMessage(t('form.closed_title'), t('form.closed_text'))
  if (state === 'waits') return renderMessage(t('form.waits_title'), t('form.waits_text'))
  const chosen: CheckoutItem | undefined =
    bundle === 'exact'
      ? toExactItem(exact.data)
      : offers.data.bundles.find(({ id }) => id === bundle)
  if (chosen === undefined)
    return renderMessage(
      t('form.nothing_title'),
      t('form.nothing_text'),
      <ButtonLink as={Link} to="/credits">
        {t('form.to_credits')}
      </ButtonLink>,
    )
  return (
    <DebitForm
      form={form.data}
      creditor={creditor}
      offers={offers.data}
      chosen={chosen}
      method={method}
      returnTo={to}
    />
  )
}
