import { noLimit, type OwnLimit, settled } from './own-limit.ts'

/** A limit as it was set, perhaps on a site of another currency. */
export interface KeptLimit extends OwnLimit {
  readonly currency: string
}

/**
 * The limit that holds here (BEY-09): a member has one for each span, whatever site of the pool it was set on. Of several, kept from
 * before, the lowest counts. `weigh` tells what money of another currency counts for in this site's.
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
