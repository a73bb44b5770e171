import { noLimit, type MemberLimit, applyDueRaise } from './member-limit.ts'

/** A limit as stored, possibly in another site's currency. */
export interface StoredLimit extends MemberLimit {
  readonly currency: string
}

/**
 * Resolves the limit that applies on this site (BEY-09): a member has one per span, regardless of
 * the site in the pool on which it was set. If several are stored, the lowest applies. `convert`
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
