import { type CardState, isUsable } from './card-state.ts'

/** The maximum number of items shown; all packages are on the credits page. */
const most = 4

/**
 * Returns the items of the order sheet in display order: exactly the missing credits, the member's
 * last package, and the smallest of the other packages. Nothing larger than their own last package
 * displaces a smaller one.
 */
export function listSheetItems<Package extends { readonly id: string }, Exact>(
  /** Smallest first. */
  packages: readonly Package[],
  last: string | null,
  exact: Exact | undefined,
): (Package | Exact)[] {
  const room = exact === undefined ? most : most - 1
  const own = packages.find(({ id }) => id === last)
  const others = packages.filter((one) => one !== own)
  const kept = new Set(others.slice(0, own === undefined ? room : room - 1))
  const shown = packages.filter((one) => one === own || kept.has(one))
  return exact === undefined ? shown : [...shown, exact]
}

/** Facts for deciding how an order is paid. */
export interface SheetFacts<Card> {
  /** The chosen item and its price after the discount; null before anything is chosen. */
  readonly item: { readonly id: string; readonly priceMinor: number } | null
  /** The country the prices apply to. */
  readonly country: string
  /** The payment method of the member's last purchase; null if it is not offered now. */
  readonly method: { readonly key: string; readonly least_minor: number } | null
  /** The last package, which alone can be paid with a saved card; null if it cannot be repeated. */
  readonly repeat: {
    readonly bundle: string
    readonly country: string
    readonly card: string | null
  } | null
  /** The saved card that the member chose in the sheet; null before that. */
  readonly chosenCard?: string | null
  /** The member's saved cards, latest first. */
  readonly cards: readonly (Card & SavedCardFacts)[]
}

interface SavedCardFacts {
  readonly id: string
  readonly method: string
  readonly state: CardState
}

/** How the order in the sheet is paid. */
export type SheetPayment<Card> =
  /** Immediately, without leaving the page; `cards` are those to choose from. */
  | {
      readonly kind: 'saved_card'
      readonly card: Card & SavedCardFacts
      readonly cards: readonly (Card & SavedCardFacts)[]
    }
  /** On the provider's page. */
  | { readonly kind: 'page' }
  /** In the form for direct debits, which needs a mandate. */
  | { readonly kind: 'debit_form' }
  /** Not with the last payment method: it is not offered now, or the price is below its minimum. */
  | { readonly kind: 'none'; readonly why: 'not_offered' | 'below_minimum' }

/**
 * Decides how an order is paid: like the member's last one. A saved card is charged only for the
 * package it can repeat, in the same country: the one that the member chose, otherwise the card of the
 * last order, then the one saved last.
 */
export function decideSheetPayment<Card>({
  item,
  country,
  method,
  repeat,
  chosenCard = null,
  cards,
}: SheetFacts<Card>): SheetPayment<Card> {
  if (method === null) return { kind: 'none', why: 'not_offered' }
  if (item !== null && item.priceMinor < method.least_minor)
    return { kind: 'none', why: 'below_minimum' }
  if (method.key === 'sdd') return { kind: 'debit_form' }
  if (repeat === null || repeat.country !== country || item?.id !== repeat.bundle)
    return { kind: 'page' }
  const usable = cards.filter((card) => card.method === method.key && isUsable(card.state))
  const find = (card: string | null) => usable.find(({ id }) => id === card)
  const card = find(chosenCard) ?? find(repeat.card) ?? usable[0]
  return card === undefined ? { kind: 'page' } : { kind: 'saved_card', card, cards: usable }
}
