import type { Site } from '#features/site/sites/index.ts'
import { cleanCode, isCode } from '../rules/clean-code.ts'
import type { CodeProblem } from '../rules/code-problem.ts'
import { computeDiscount } from '../rules/compute-discount.ts'
import { getExpiry, checkMember } from '../rules/check-member.ts'
import { checkOrder, type OrderFacts } from '../rules/check-order.ts'
import type { DiscountsDeps } from './deps.ts'
import { toMemberFacts, type ResolvedCode, resolveCode } from './resolve-code.ts'
import { type MemberRow, selectMember } from './store.ts'
import { timeBonus } from '../rules/time-bonus.ts'

/** Code, member and order to check. */
export interface CodeQuery {
  readonly site: Site
  readonly account: number
  /** As typed. */
  readonly code: string
  readonly order: OrderFacts
}

/** An applicable code and its discount; 0 until there is a price. */
export interface ApplicableCode {
  readonly known: ResolvedCode
  readonly discountMinor: number
  readonly startsAt: Date | null
  readonly expiresAt: Date | null
}

/** Returns the discount of a code on an order, or why it does not apply (CRED-08). */
export type EvaluateCode = (
  query: CodeQuery,
  now: Date,
) => Promise<ApplicableCode | { readonly problem: CodeProblem }>

const absent = { problem: { reason: 'code_not_found', field: 'code' } } as const

/** An inactive code, one not yet valid and another member's are all reported as not found. */
export function createCodeEvaluator({ database }: Pick<DiscountsDeps, 'database'>): EvaluateCode {
  return async ({ site, account, code: typed, order }, now) => {
    const code = cleanCode(typed)
    if (!isCode(code)) return absent
    const [known, member] = await Promise.all([
      resolveCode(database, { site, code, account }),
      selectMember(database, account),
    ])
    return known === null || member === null
      ? absent
      : evaluateResolvedCode({ known, member, site, order }, now)
  }
}

export function evaluateResolvedCode(
  {
    known,
    member,
    site,
    order,
  }: { known: ResolvedCode; member: MemberRow; site: Site; order: OrderFacts },
  now: Date,
): ApplicableCode | { readonly problem: CodeProblem } {
  const { terms, startsAt } = known
  const facts = toMemberFacts(known, member, site)
  const problem = checkMember(terms, facts, order.price?.minor, now) ?? checkOrder(terms, order)
  if (problem !== null) return { problem }
  const discountMinor = order.price === undefined ? 0 : computeDiscount(terms, order.price.minor)
  return { known, discountMinor, startsAt, expiresAt: getExpiry(terms, facts) }
}

/** The running time bonus of an account, as returned by user.php. */
export interface RunningBonus {
  readonly percentage: number
  readonly ends_at: string
  readonly left_ms: number
}

/** Returns the member's time bonus if it is running, with the time left according to the server. */
export function computeRunningBonus(
  known: ResolvedCode | null,
  member: MemberRow | null,
  site: Site,
  now: Date,
): RunningBonus | null {
  if (known === null || member === null) return null
  const result = evaluateResolvedCode({ known, member, site, order: {} }, now)
  if ('problem' in result || result.expiresAt === null) return null
  return {
    percentage: timeBonus.percentage,
    ends_at: result.expiresAt.toISOString(),
    left_ms: result.expiresAt.getTime() - now.getTime(),
  }
}
