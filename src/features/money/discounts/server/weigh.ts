import type { Site } from '#features/site/sites/index.ts'
import { cleanCode, isCode } from '../rules/clean-code.ts'
import type { CodeProblem } from '../rules/code-problem.ts'
import { discountOf } from '../rules/discount-of.ts'
import { endOf, judgeMember } from '../rules/judge-member.ts'
import { judgeOrder, type OrderFacts } from '../rules/judge-order.ts'
import type { DiscountsDeps } from './deps.ts'
import { factsOf, type KnownCode, knownCode } from './known-code.ts'
import { type MemberRow, selectMember } from './store.ts'

/** Code, member and order to check. */
export interface Weighing {
  readonly site: Site
  readonly account: number
  /** As typed. */
  readonly code: string
  readonly order: OrderFacts
}

/** An applicable code and its discount; 0 until there is a price. */
export interface Weighed {
  readonly known: KnownCode
  readonly discountMinor: number
  readonly startsAt: Date | null
  readonly expiresAt: Date | null
}

/** Returns the discount of a code on an order, or why it does not apply (CRED-08). */
export type Weigh = (asked: Weighing, now: Date) => Promise<Weighed | { readonly problem: CodeProblem }>

const absent = { problem: { reason: 'code_not_found', field: 'code' } } as const

/** An inactive code, one not yet valid and another member's are all reported as not found. */
export function weigh({ database }: Pick<DiscountsDeps, 'database'>): Weigh {
  return async ({ site, account, code: typed, order }, now) => {
    const code = cleanCode(typed)
    if (!isCode(code)) return absent
    const [known, member] = await Promise.all([
      knownCode(database, { site, code, account }),
      selectMember(database, account),
    ])
    return known === null || member === null ? absent : weighKnown({ known, member, site, order }, now)
  }
}

/** Evaluates a resolved code. */
export function weighKnown(
  { known, member, site, order }: { known: KnownCode; member: MemberRow; site: Site; order: OrderFacts },
  now: Date,
): Weighed | { readonly problem: CodeProblem } {
  const { terms, startsAt } = known
  const facts = factsOf(known, member, site)
  const problem = judgeMember(terms, facts, order.price?.minor, now) ?? judgeOrder(terms, order)
  if (problem !== null) return { problem }
  const discountMinor = order.price === undefined ? 0 : discountOf(terms, order.price.minor)
  return { known, discountMinor, startsAt, expiresAt: endOf(terms, facts) }
}

/** The running time bonus of an account, as returned by user.php. */
export type RunningBonus = { readonly ends_at: string; readonly left_ms: number }

/** Returns the member's time bonus if it is running, with the time left by the server's clock. */
export function runningBonus(
  known: KnownCode | null,
  member: MemberRow | null,
  site: Site,
  now: Date,
): RunningBonus | null {
  if (known === null || member === null) return null
  const weighed = weighKnown({ known, member, site, order: {} }, now)
  if ('problem' in weighed || weighed.expiresAt === null) return null
  return { ends_at: weighed.expiresAt.toISOString(), left_ms: weighed.expiresAt.getTime() - now.getTime() }
}
