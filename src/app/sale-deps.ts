import { currencyFor, methods } from '#features/money/payments/index.ts'
import type { DiscountsDeps } from '#features/money/discounts/server/index.ts'

/**
 * The parts of selling that discounts depend on: the price of a package in a country, and the
 * payment methods.
 */
export const saleDeps: Pick<DiscountsDeps, 'findPrice' | 'methods'> = {
  findPrice({ currency: own, settings: { bundles } }, { bundle, country }) {
    const currency = currencyFor(country, { currency: own, bundles })
    const minor = bundles.find(({ id }) => id === bundle)?.priceMinor[currency]
    return minor === undefined ? null : { minor, currency }
  },
  // In display order.
  methods: Object.entries(methods)
    .filter(([, { status, partOf }]) => status === 'active' && partOf === undefined)
    .map(([key, { name }]) => ({ key, name: name ?? null })),
}
