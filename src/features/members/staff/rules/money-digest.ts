import { localHour } from '#kernel/calendar.ts'

/**
 * Kinds of money action, as the owners' daily email groups them: `retry` is a failed refund that was
 * sent again, `credits` a request to give credits instead of money, `grant` is credits given, `ban_refunds` is credits returned to members
 * after a ban for deception, and `dispute_won` frees the credits of a disputed payment.
 */
export const moneyKinds = [
  'refund',
  'retry',
  'code',
  'credits',
  'grant',
  'ban_refunds',
  'dispute_won',
  'lift',
  'approval',
] as const
export type MoneyKind = (typeof moneyKinds)[number]

/** An action involving money, in addition to its entry in the audit log. */
export interface MoneyAct {
  readonly kind: MoneyKind
  /** The site it concerns; `null` if it applies to all. */
  readonly site: number | null
  /** An amount, or credits if the kind is `grant` or `ban_refunds`; `null` if the action has none. */
  readonly amount: number | null
  readonly currency: string | null
  /** The account that got the credits of a `grant`. */
  readonly account?: number
}

/** Actions of one kind by one staff member on one site; grants are added up over all sites. */
export interface MoneyActTotal {
  readonly person: number
  readonly name: string
  readonly kind: MoneyKind
  readonly site: number | null
  readonly currency: string | null
  readonly count: number
  readonly total: number | null
  /** Number of different members who got credits. */
  readonly members: number
}

/**
 * The time in the morning from which the email about the previous day is sent, in the site's time
 * zone.
 */
export const digestHour = 7

/** Whether it is late enough in the morning in a time zone. */
export function isDigestTime(now: Date, timeZone: string): boolean {
  return localHour(now, timeZone) >= digestHour
}

/** The totals by staff member, in the order in which they are listed. */
export function groupByPerson(
  totals: readonly MoneyActTotal[],
): readonly { readonly name: string; readonly totals: readonly MoneyActTotal[] }[] {
  const people = new Map<number, MoneyActTotal[]>()
  for (const total of totals) people.set(total.person, [...(people.get(total.person) ?? []), total])
  return [...people.values()].map((own) => ({ name: own[0]?.name ?? '', totals: own }))
}
