import { type FormEvent, useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Panel, Checkbox } from '#ui/components/index.ts'
import { DiscountCode, useDiscount } from '#features/money/discounts/web/index.ts'
import { WhatThingsCost } from '#features/money/credits/web/index.ts'
import { SpendMeter } from '#features/money/spending-limits/web/index.ts'
import type { en } from '../locales/en.ts'
import { BundleChoice } from './bundle-choice.tsx'
import { BundleProofs } from './bundle-proofs.tsx'
import type { ExactView, Offers } from './calls.ts'
import { CheckoutDock } from './checkout-dock.tsx'
import { debitFormUrl } from './debit-form-url.ts'
import { ExactChoice } from './exact-choice.tsx'
import { toExactItem } from './exact-item.ts'
import { MethodChoice } from './method-choice.tsx'
import { OrderSummary } from './order-summary.tsx'
import { pricedBundles } from './priced-bundles.ts'
import { type Choice, useCheckout } from './use-checkout.ts'

interface CheckoutProps {
  readonly offers: Offers
  /** The credits missing for one action; undefined while loading. */
  readonly exact: ExactView | undefined
  /** The choice preset by the URL. */
  readonly preset: { readonly bundle?: string | undefined; readonly method?: string | undefined }
  readonly returnTo: string | null
  readonly onCountry: (country: string) => void
}

/**
 * Package, payment method and order in one form, with nothing preselected by the site (CRED-04).
 */
export function Checkout({ offers, exact, preset, returnTo, onCountry }: CheckoutProps) {
  const t = usePhrases<typeof en>('payments')
  const [bundleId, chooseBundle] = useState(preset.bundle)
  const [methodKey, chooseMethod] = useState(preset.method)
  const [consent, setConsent] = useState(false)
  const [remember, setRemember] = useState(false)
  const { send, fault, setFault, busy } = useCheckout(offers, returnTo)
  const bundle =
    bundleId === 'exact' ? toExactItem(exact) : offers.bundles.find(({ id }) => id === bundleId)
  const method = offers.methods.find(
    ({ key, brands }) => key === methodKey || brands.some((brand) => brand === methodKey),
  )
  const { country, currency } = offers
  const mine = useDiscount({ country, currency, method: method?.key }, bundle?.price_minor)
  const discount = bundle === undefined ? null : mine.of(bundle.price_minor)
  const amount = bundle === undefined ? undefined : bundle.price_minor - (discount?.minor ?? 0)
  // An amount below the method's minimum cannot be paid, regardless of which was chosen first.
  const tooLittle = amount !== undefined && method !== undefined && amount < method.least_minor
  const choice: Choice = { bundle, method: tooLittle ? undefined : method, consent, discount }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (busy || choice.bundle === undefined || choice.method === undefined) return
    if (choice.method.key === 'sdd') return
    if (consent)
      return void send(choice.bundle, choice.method.key, {
        discount,
        keepCard: remember && choice.method.keeps_card,
      })
    setFault({ of: 'consent', message: t('checkout.tick_consent') })
    document.getElementById('order-consent')?.focus()
  }

  function agree(consented: boolean) {
    setConsent(consented)
    if (fault?.of === 'consent') setFault(null)
  }

  return (
    <form onSubmit={submit} noValidate>
      <BundleChoice
        offers={offers}
        chosen={choice.bundle}
        onChoose={chooseBundle}
        getDiscount={mine.of}
      />
      <ExactChoice
        view={exact}
        requested={preset.bundle === 'exact'}
        returnTo={returnTo}
        checked={choice.bundle?.id === 'exact'}
        onChoose={() => chooseBundle('exact')}
        getDiscount={mine.of}
      />
      <BundleProofs offers={offers} />
      <div className="pay-columns">
        <div className="grid gap-5">
          <MethodChoice
            offers={offers}
            amount={amount}
            chosen={choice.method}
            onChoose={chooseMethod}
            onCountry={onCountry}
          >
            <DiscountCode
              discount={mine}
              order={{ country, bundle: bundle?.id, paymentmethod: method?.key }}
            />
          </MethodChoice>
          {choice.method?.keeps_card === true ? (
            <SaveCardCheckbox checked={remember} onKeep={setRemember} />
          ) : null}
        </div>
        <div className="pay-aside">
          <OrderSummary
            offers={offers}
            choice={choice}
            fault={fault}
            busy={busy}
            onConsent={agree}
            docked
            {...debitFormProps(choice, country, returnTo)}
          />
          <SpendMeter />
        </div>
        <Panel className="pay-costs">
          <WhatThingsCost
            prices={offers.prices}
            bundles={pricedBundles(offers)}
            currency={offers.currency}
            freeStarts={offers.free_conversations}
          />
        </Panel>
      </div>
      <CheckoutDock
        offers={offers}
        choice={choice}
        busy={busy}
        onConsent={agree}
        {...debitFormProps(choice, country, returnTo)}
      />
    </form>
  )
}

/**
 * Returns the URL of the direct debit form for the choice, as a prop; empty for any other payment
 * method.
 */
function debitFormProps(
  { bundle, method }: Pick<Choice, 'bundle' | 'method'>,
  country: string,
  returnTo: string | null,
): { readonly toForm?: string } {
  if (bundle === undefined || method?.key !== 'sdd') return {}
  return { toForm: debitFormUrl(bundle, country, returnTo) }
}

/** The checkbox for saving a card for further orders, never preselected (CRED-06). */
function SaveCardCheckbox({
  checked: kept,
  onKeep,
}: {
  readonly checked: boolean
  readonly onKeep: (kept: boolean) => void
}) {
  const t = usePhrases<typeof en>('payments')
  return (
    <Panel>
      <Checkbox
        label={t('keep_card.label')}
        hint={t('keep_card.hint')}
        checked={kept}
        onChange={(event) => onKeep(event.target.checked)}
      />
    </Panel>
  )
}
