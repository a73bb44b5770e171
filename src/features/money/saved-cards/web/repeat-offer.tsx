import { calls as payments, type Offers } from '#features/money/payments/web/index.ts'
import { isUsable } from '../rules/card-state.ts'
import type { RepeatView } from './calls.ts'
import { RepeatUnavailable } from './repeat-unavailable.tsx'
import { RepeatForm } from './repeat-form.tsx'

/** The form for repeating the last order, or why that is not possible and what to do instead. */
export function RepeatOffer({ view }: { readonly view: RepeatView }) {
  const { last, cards } = view
  const { data: offers } = payments.useCall(
    'payments.list_offers',
    last === null ? {} : { country: last.country },
    {
      enabled: last !== null,
    },
  )
  if (last === null) return <RepeatUnavailable why="no_order" />
  if (offers === undefined) return null
  const bundle = soldNow(offers, last)
  if (bundle === undefined) return <RepeatUnavailable why="not_sold" />
  if (cards.length === 0) return <RepeatUnavailable why="no_card" bundle={last.bundle} />
  const usable = cards.filter(
    ({ state, method }) => isUsable(state) && offers.methods.some(({ key }) => key === method),
  )
  if (usable.length === 0)
    return <RepeatUnavailable why="no_good_card" bundle={last.bundle} cards={cards} />
  return <RepeatForm view={{ ...view, last, cards: usable }} offers={offers} bundle={bundle} />
}

/** The same package, if it is still sold in the same country. */
function soldNow(offers: Offers, { bundle, country }: NonNullable<RepeatView['last']>) {
  return offers.country === country ? offers.bundles.find(({ id }) => id === bundle) : undefined
}
