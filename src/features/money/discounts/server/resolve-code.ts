import type { Site } from '#features/site/sites/index.ts'
import type { Queries } from '#platform/server/postgres/database.ts'
import { type CodeTerms, createOfferTerms } from '../rules/code-terms.ts'
import type { MemberFacts } from '../rules/check-member.ts'
import { stay } from '../rules/stay.ts'
import { timeBonus } from '../rules/time-bonus.ts'
import { welcome } from '../rules/welcome.ts'
import { type CodeRow, type MemberRow, selectCode } from './store.ts'

/** A code that is available to a member. */
export interface ResolvedCode {
  readonly terms: CodeTerms
  /** Key of the office's code; `null` for the offers. */
  readonly key: number | null
  readonly personal: boolean
  readonly startsAt: Date | null
  readonly expiresAt: Date | null
}

/**
 * Resolves a normalised code: one of the offers if the site has it, otherwise an office code.
 */
export async function resolveCode(
  queries: Queries,
  { site, code, account }: { readonly site: Site; readonly code: string; readonly account: number },
): Promise<ResolvedCode | null> {
  if (code === timeBonus.code) return getTimeBonus(site)
  if (code === welcome.code) return getWelcomeCode(site)
  if (code === stay.code) return getStayCode(site)
  if (!site.settings.discount_codes) return null
  const row = await selectCode(queries, { site: site.id, code, account })
  return row === null ? null : ofRow(row)
}

/** The time bonus; `null` if the site has none. */
export function getTimeBonus({ settings }: Site): ResolvedCode | null {
  return settings.time_bonus
    ? offer(createOfferTerms('time_bonus', timeBonus.code, timeBonus.percentage))
    : null
}

/** The welcome code; `null` if the site has none. */
export function getWelcomeCode({
  settings: { welcome_percentage: share },
}: Site): ResolvedCode | null {
  return share > 0 ? offer(createOfferTerms('welcome', welcome.code, share)) : null
}

/** The code offered before an account is deleted; `null` if the company offers none. */
export function getStayCode({ company: { delete_discount: share } }: Site): ResolvedCode | null {
  return share > 0 ? offer(createOfferTerms('stay', stay.code, share)) : null
}

/** Facts about a member and a code for the rules. */
export function toMemberFacts(
  { key, terms, startsAt, expiresAt }: ResolvedCode,
  member: MemberRow,
  site: Site,
): MemberFacts {
  const isThis = ({ code, offer: of }: MemberRow['taken'][number]) =>
    key === null ? of === terms.kind : code === key
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

function offer(terms: CodeTerms): ResolvedCode {
  return { terms, key: null, personal: false, startsAt: null, expiresAt: null }
}

function ofRow({
  key,
  personal,
  starts_at: startsAt,
  expires_at: expiresAt,
  ...terms
}: CodeRow): ResolvedCode {
  return { terms: { kind: 'code', ...terms }, key, personal, startsAt, expiresAt }
}
