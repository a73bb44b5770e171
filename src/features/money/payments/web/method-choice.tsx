import type { ReactNode } from 'react'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Panel, SelectField } from '#ui/components/index.ts'
import { useCountryOptions } from '#features/site/geography/web/index.ts'
import type { en } from '../locales/en.ts'
import type { MethodKey } from '../rules/methods.ts'
import type { Offers, MethodOffer } from './calls.ts'
import { StoppedMethods } from './sales-stop-notice.tsx'
import { MethodIcon } from './method-icon.tsx'
import { useMethodName } from './use-method-name.ts'

interface MethodChoiceProps {
  readonly offers: Offers
  /** The amount to pay, once chosen. */
  readonly amount: number | undefined
  readonly chosen: MethodOffer | undefined
  readonly onChoose: (method: MethodKey) => void
  readonly onCountry: (country: string) => void
  /** Other input that affects the amount. */
  readonly children?: ReactNode
}

/** The payer's country and its payment methods (CRED-04). */
export function MethodChoice({
  offers,
  amount,
  chosen,
  onChoose,
  onCountry,
  children,
}: MethodChoiceProps) {
  const t = usePhrases<typeof en>('payments')
  const { money } = useFormat()
  const countries = useCountryOptions(offers.countries)
  return (
    <Panel as="section" aria-labelledby="pay-with">
      <SelectField
        label={t('checkout.country')}
        name="country"
        autoComplete="country"
        options={countries}
        value={offers.country}
        onChange={(event) => onCountry(event.target.value)}
      />
      <fieldset className="mt-5">
        <legend id="pay-with" className="type-title mb-3.5">
          {t('checkout.pay_with')}
        </legend>
        {offers.methods.length === 0 && offers.closed.methods.length === 0 ? (
          <Alert tone="info">{t('checkout.no_methods')}</Alert>
        ) : null}
        <StoppedMethods offers={offers} />
        <div className="pay-methods">
          {offers.methods.map((way) => (
            <Way
              key={way.key}
              way={way}
              minimum={
                amount !== undefined && amount < way.least_minor
                  ? money(way.least_minor, offers.currency)
                  : null
              }
              last={offers.last?.method === way.key}
              checked={chosen?.key === way.key}
              onChoose={onChoose}
            />
          ))}
        </div>
      </fieldset>
      {children === undefined ? null : <div className="mt-5">{children}</div>}
    </Panel>
  )
}

interface WayProps extends Pick<MethodChoiceProps, 'onChoose'> {
  readonly way: MethodOffer
  /** The method's minimum if the amount is below it; otherwise null. */
  readonly minimum: string | null
  /** The member's last one. */
  readonly last: boolean
  readonly checked: boolean
}

function Way({ way, minimum, last, checked, onChoose }: WayProps) {
  const t = usePhrases<typeof en>('payments')
  const { list } = useFormat()
  const getMethodName = useMethodName()
  const note =
    minimum !== null
      ? t('exact.least', { money: minimum })
      : way.brands.length > 0
        ? list(way.brands.map(getMethodName))
        : t(way.confirms === 'delayed' ? 'checkout.slow' : 'checkout.no_fee')
  return (
    <label className="pay-method">
      <input
        className="real-input"
        type="radio"
        name="method"
        value={way.key}
        checked={checked && minimum === null}
        disabled={minimum !== null}
        onChange={() => onChoose(way.key)}
      />
      <MethodIcon method={way.key} />
      {getMethodName(way.key)}
      <small>{last && minimum === null ? `${t('checkout.last_time')} · ${note}` : note}</small>
    </label>
  )
}
