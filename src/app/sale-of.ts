import { currencyFor, methods } from '#features/money/payments/index.ts'
import type { DiscountsDeps } from '#features/money/discounts/server/index.ts'

/** What discounts have to know of the selling above them: what a bundle costs somewhere, and by what it can be paid. */
export const saleOf: Pick<DiscountsDeps, 'priceOf' | 'methods'> = {
  priceOf({ currency: own, settings: { bundles } }, { bundle, country }) {
    const currency = currencyFor(country, { currency: own, bundles })
    const minor = bundles.find(({ id }) => id === bundle)?.priceMinor[currency]
    return minor === undefined ? null : { minor, currency }
  },
  // In the order in which they are shown.
  methods: Object.entries(methods)
    .filter(([, { status, partOf }]) => status === 'active' && partOf === undefined)
    .map(([key, { name }]) => ({ key, name: name ?? null })),
}
