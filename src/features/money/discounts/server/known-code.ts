import type { Site } from '#features/site/sites/index.ts'
import type { Queries } from '#platform/server/postgres/database.ts'
import { type CodeTerms, sharedTerms } from '../rules/code-terms.ts'
import type { MemberFacts } from '../rules/judge-member.ts'
import { timeBonus } from '../rules/time-bonus.ts'
import { welcome } from '../rules/welcome.ts'
import { type CodeRow, type MemberRow, selectCode } from './store.ts'

/** A code that is available to a member. */
export interface KnownCode {
  readonly terms: CodeTerms
  /** Key of the office's code; `null` for the two offers. */
  readonly key: number | null
  readonly personal: boolean
  readonly startsAt: Date | null
  readonly expiresAt: Date | null
}

/**
 * Resolves a normalised code: one of the two offers if the site has them, otherwise an office code.
 */
export async function knownCode(
  queries: Queries,
  { site, code, account }: { readonly site: Site; readonly code: string; readonly account: number },
): Promise<KnownCode | null> {
  if (code === timeBonus.code) return timeBonusOf(site)
  if (code === welcome.code) return welcomeOf(site)
  if (!site.settings.discount_codes) return null
  const row = await selectCode(queries, { site: site.id, code, account })
  return row === null ? null : ofRow(row)
}

/** The time bonus; `null` if the site has none. */
export function timeBonusOf({ settings }: Site): KnownCode | null {
  return settings.time_bonus ? offer(sharedTerms('time_bonus', timeBonus.code, timeBonus.percentage)) : null
}

/** The welcome code; `null` if the site has none. */
export function welcomeOf({ settings: { welcome_percentage: share } }: Site): KnownCode | null {
  return share > 0 ? offer(sharedTerms('welcome', welcome.code, share)) : null
}

/** Facts about a member and a code for the rules. */
export function factsOf({ key, terms, startsAt, expiresAt }: KnownCode, member: MemberRow, site: Site): MemberFacts {
  const isThis = ({ code, offer: of }: MemberRow['taken'][number]) => (key === null ? of === terms.kind : code === key)
  const bonusTaken = member.taken.some(({ offer: of }) => of === 'time_bonus')
  return {
    signedUpAt: member.signed_up_at,
    paid: member.paid,
    startsAt,
    expiresAt,
    used: member.taken.some((taken) => taken.status === 'used' && isThis(taken)),
    bonus: !site.settings.time_bonus ? 'off' : bonusTaken ? 'used' : 'on',
  }
}

function offer(terms: CodeTerms): KnownCode {
  return { terms, key: null, personal: false, startsAt: null, expiresAt: null }
}

function ofRow({ key, personal, starts_at: startsAt, expires_at: expiresAt, ...terms }: CodeRow): KnownCode {
  return { terms: { kind: 'code', ...terms }, key, personal, startsAt, expiresAt }
}
