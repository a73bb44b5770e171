import { type MethodKey, methods } from './methods.ts'
import type { PaymentMethod } from './payment-method.ts'

/** The context that determines the available payment methods. */
export interface PayingFacts {
  /** Methods supported by the gateway. */
  readonly gateway: readonly MethodKey[]
  /** Methods allowed by the site's operator; all if omitted. */
  readonly site?: readonly MethodKey[] | undefined
  readonly country: string
  readonly currency: string
}

/** An offered method: one row, with the brands that are chosen on its page. */
export interface OfferedMethod {
  readonly key: MethodKey
  readonly brands: readonly MethodKey[]
  readonly confirms: PaymentMethod['confirms']
}

/**
 * The payment methods offered (CRED-04): registry ∩ gateway ∩ site ∩ country ∩ currency, without
 * discontinued ones.
 */
export function offeredMethods(facts: PayingFacts): OfferedMethod[] {
  const accepted = (Object.keys(methods) as MethodKey[]).filter((key) => isAccepted(key, facts))
  return accepted
    .filter((key) => methods[key].partOf === null)
    .map((key) => ({
      key,
      brands: accepted.filter((brand) => methods[brand].partOf === key),
      confirms: methods[key].confirms,
    }))
}

/** Moves the method used last to the front (CRED-04). */
export function lastUsedFirst(
  offered: readonly OfferedMethod[],
  last: MethodKey | null,
): OfferedMethod[] {
  const lastUsed = offered.filter(
    ({ key, brands }) => key === last || brands.some((brand) => brand === last),
  )
  return [...lastUsed, ...offered.filter((one) => !lastUsed.includes(one))]
}

/**
 * The method with which a payment is made; for a card brand, this is the card. Null if it is not
 * offered.
 */
export function payableMethod(key: MethodKey, facts: PayingFacts): MethodKey | null {
  const row = offeredMethods(facts).find(
    (offered) => offered.key === key || offered.brands.includes(key),
  )
  return row?.key ?? null
}

function isAccepted(key: MethodKey, { gateway, site, country, currency }: PayingFacts): boolean {
  const { status, countries, currencies } = methods[key]
  return (
    status === 'active' &&
    gateway.includes(key) &&
    (site?.includes(key) ?? true) &&
    (countries === 'all' || (countries as readonly string[]).includes(country)) &&
    (currencies === 'all' || currencies.includes(currency))
  )
}
