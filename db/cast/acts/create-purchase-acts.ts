import { deriveId } from '../dice.ts'
import type { Story } from '../stories/story-shape.ts'
import type { Act, ActDeps } from './act.ts'

/** Purchases of one of the site's packages, paid in its currency. */
export function createPurchaseActs(
  { credits, database, person }: ActDeps,
  purchases: Story['purchases'],
): Act[] {
  return purchases.map(({ by, bundle: wanted, minutesAgo }) => ({
    minutesAgo,
    async happen(now) {
      const { viewer, site } = person(by)
      const bundle = site.settings.bundles.find(({ id }) => id === wanted)
      const priceMinor = bundle?.priceMinor[site.currency]
      if (bundle === undefined || priceMinor === undefined)
        throw new Error(`${site.name} does not sell ${wanted}`)
      const price = { credits: bundle.credits, priceMinor, currency: site.currency }
      const order = deriveId(`cast order ${by} ${wanted}`)
      await credits.demo.sell(
        database,
        { account: viewer.account, site: site.id, order, ...price },
        now,
      )
    },
  }))
}
