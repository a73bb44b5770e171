import { noLimit, type MemberLimit, applyDueRaise } from './member-limit.ts'

/** A limit as stored, possibly in another site's currency. */
export interface StoredLimit extends MemberLimit {
  readonly currency: string
}

/**
 * Resolves the limit that applies on this site (BEY-09): a member has one per span, whichever site
 * of the pool it was set on. If several are stored from earlier, the lowest applies. `convert`
 * converts an amount to this site's currency.
 */
export function resolveLimit(
  stored: readonly StoredLimit[],
  convert: (minor: number, currency: string) => number,
  now: Date,
): MemberLimit {
  const here = stored.map(({ currency, ...own }): MemberLimit => {
    const { minor, next } = applyDueRaise(own, now)
    const counted = (one: number | null) => (one === null ? null : convert(one, currency))
    return { minor: counted(minor), next: next && { minor: counted(next.minor), at: next.at } }
  })
  const height = ({ minor }: MemberLimit) => minor ?? Number.POSITIVE_INFINITY
  return here.reduce(
    (lowest, one) => (height(one) < height(lowest) || lowest === noLimit ? one : lowest),
    noLimit,
  )
}
