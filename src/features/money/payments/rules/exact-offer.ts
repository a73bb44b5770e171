/** What an exact purchase is reckoned from. */
export interface ExactFacts {
  /** What the act costs, in credits. */
  readonly cost: number
  /** What the buyer holds, in credits. */
  readonly held: number
  /** The site's price of a single credit, in the smallest unit; undefined where it sells none. */
  readonly singleMinor: number | undefined
  /** What the smallest package costs; undefined where none is sold. */
  readonly smallest: { readonly credits: number; readonly priceMinor: number } | undefined
  /** The most a single credit may cost, as hundredths of what it costs in the smallest package. */
  readonly mostPercent: number
}

/** Exactly the credits that are missing for one act, and what they cost. */
export interface ExactOffer {
  readonly credits: number
  readonly priceMinor: number
}

/**
 * The credits missing for one act at the site's price of a single credit (C4: no surplus is forced on anyone); never dearer than the
 * smallest package by more than the setting says. Null where nothing is missing or no single credit is sold.
 */
export function exactOffer({ cost, held, singleMinor, smallest, mostPercent }: ExactFacts): ExactOffer | null {
  const credits = cost - Math.max(0, held)
  if (cost <= 0 || credits <= 0 || singleMinor === undefined || smallest === undefined) return null
  const most = Math.floor((smallest.priceMinor * credits * mostPercent) / (100 * smallest.credits))
  const priceMinor = Math.min(singleMinor * credits, most)
  return priceMinor <= 0 ? null : { credits, priceMinor }
}
