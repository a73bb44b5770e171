import { noLimit, type OwnLimit, settled } from './own-limit.ts'

/** A limit as stored, possibly in another site's currency. */
export interface KeptLimit extends OwnLimit {
  readonly currency: string
}

/**
 * Resolves the limit that applies on this site (BEY-09): a member has one per span, whichever site
 * of the pool it was set on. If several are stored from earlier, the lowest applies. `convert`
 * converts an amount to this site's currency.
 */
export function limitHere(
  kept: readonly KeptLimit[],
  weigh: (minor: number, currency: string) => number,
  now: Date,
): OwnLimit {
  const here = kept.map(({ currency, ...own }): OwnLimit => {
    const { minor, next } = settled(own, now)
    const counted = (one: number | null) => (one === null ? null : weigh(one, currency))
    return { minor: counted(minor), next: next && { minor: counted(next.minor), at: next.at } }
  })
  const height = ({ minor }: OwnLimit) => minor ?? Number.POSITIVE_INFINITY
  return here.reduce((lowest, one) => (height(one) < height(lowest) || lowest === noLimit ? one : lowest), noLimit)
}
