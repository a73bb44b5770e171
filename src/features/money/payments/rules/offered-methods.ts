import { type MethodFacts, type MethodKey, methods } from './methods.ts'

/** Where and by whom something is to be paid. */
export interface PayingFacts {
  /** What the gateway can do. */
  readonly gateway: readonly MethodKey[]
  /** What the site's operator lets it do; everything when left out. */
  readonly site?: readonly MethodKey[] | undefined
  readonly country: string
  readonly currency: string
}

/** A method as it is offered: one row, with the brands that are chosen on its page. */
export interface OfferedMethod {
  readonly key: MethodKey
  readonly brands: readonly MethodKey[]
  readonly confirms: MethodFacts['confirms']
}

/** The ways to pay that are offered (CRED-04): registry ∩ gateway ∩ site ∩ country ∩ currency, and nothing that is no longer alive. */
export function offeredMethods(facts: PayingFacts): OfferedMethod[] {
  const taken = (Object.keys(methods) as MethodKey[]).filter((key) => isTaken(key, facts))
  return taken
    .filter((key) => methods[key].partOf === undefined)
    .map((key) => ({
      key,
      brands: taken.filter((brand) => methods[brand].partOf === key),
      confirms: methods[key].confirms,
    }))
}

/** The same ways with the one that was used last before all others (CRED-04). */
export function lastUsedFirst(offered: readonly OfferedMethod[], last: MethodKey | null): OfferedMethod[] {
  const own = offered.filter(({ key, brands }) => key === last || brands.some((brand) => brand === last))
  return [...own, ...offered.filter((one) => !own.includes(one))]
}

/** The row a method is paid on: a card brand's is the card. Null when it is not offered. */
export function payableMethod(key: MethodKey, facts: PayingFacts): MethodKey | null {
  const row = offeredMethods(facts).find((offered) => offered.key === key || offered.brands.includes(key))
  return row?.key ?? null
}

function isTaken(key: MethodKey, { gateway, site, country, currency }: PayingFacts): boolean {
  const { status, countries, currencies } = methods[key]
  return (
    status === 'active' &&
    gateway.includes(key) &&
    (site?.includes(key) ?? true) &&
    ((countries as readonly string[] | undefined)?.includes(country) ?? true) &&
    (currencies?.includes(currency) ?? true)
  )
}
