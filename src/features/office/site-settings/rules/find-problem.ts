import type { Locale } from '#kernel/locale.ts'
import { findUnprovenClaim } from '#features/members/verified-claims/index.ts'
import { listDemoValues, type Site, type SiteField } from '#features/site/sites/index.ts'

/** Why a change can't be made, and the field to correct. */
export interface ChangeProblem {
  readonly reason:
    | 'host_taken'
    | 'own_host'
    | 'office_host'
    | 'package_twice'
    | 'package_order'
    | 'price_missing'
    | 'orders_open'
    | 'fictional_word'
    | 'unproven_claim'
    | 'demo_value'
  readonly field: SiteField
  readonly with?: Readonly<Record<string, string>>
}

/** A change of a site, and the facts that decide whether it can be made. */
export interface ChangeFacts {
  readonly before: Site
  readonly after: Site
  /** All sites of the pool as they would be. */
  readonly pool: readonly Site[]
  /** Another site's host, if the change would take it. */
  readonly takenHost: string | null
  /** The host at which the office is used for this change. */
  readonly ownHost: string
  /** Whether the back office can be reached at its own hosts afterwards. */
  readonly officeReachable: boolean
  readonly openOrders: number
  readonly production: boolean
}

/** Finds what is wrong with a change as a whole; each single value has been validated (OPS-08). */
export function findChangeProblem(facts: ChangeFacts): ChangeProblem | null {
  return (
    findHostProblem(facts) ??
    findPriceProblem(facts) ??
    findTextProblem(facts.after) ??
    findDemoValue(facts)
  )
}

function findHostProblem({
  before,
  after,
  takenHost,
  ownHost,
  officeReachable,
}: ChangeFacts): ChangeProblem | null {
  if (takenHost !== null) return { reason: 'host_taken', field: 'hosts', with: { host: takenHost } }
  if (!officeReachable) return { reason: 'office_host', field: 'hosts' }
  return before.hosts.includes(ownHost) && !after.hosts.includes(ownHost)
    ? { reason: 'own_host', field: 'hosts', with: { host: ownHost } }
    : null
}

function findPriceProblem({ before, after, pool, openOrders }: ChangeFacts): ChangeProblem | null {
  const { bundles } = after.settings
  if (new Set(bundles.map(({ id }) => id)).size !== bundles.length)
    return { reason: 'package_twice', field: 'bundles' }
  const grows = bundles.every(({ credits }, place) => credits > (bundles[place - 1]?.credits ?? 0))
  if (!grows) return { reason: 'package_order', field: 'bundles' }
  for (const { currency } of pool)
    if (bundles.some(({ priceMinor }) => priceMinor[currency] === undefined))
      return {
        reason: 'price_missing',
        field: before.currency === after.currency ? 'bundles' : 'currency',
        with: { currency },
      }
  return before.currency !== after.currency && openOrders > 0
    ? { reason: 'orders_open', field: 'currency', with: { count: String(openOrders) } }
    : null
}

/** The stem by which each language's readers recognize what these profiles are, and its denials. */
const fictionalWords: Readonly<Record<Locale, { readonly stem: string; readonly denial: string }>> =
  {
    en: { stem: 'fiction', denial: "not|no|non|never|isn[’']t|aren[’']t" },
    de: { stem: 'fiktiv', denial: 'nicht|kein\\p{L}*|nie' },
    es: { stem: 'ficti', denial: 'no|nunca|sin' },
    fr: { stem: 'ficti[fv]', denial: 'pas|non|jamais|aucun\\p{L}*' },
    it: { stem: 'fantasia', denial: 'non|mai|nessun\\p{L}*' },
    nl: { stem: 'fictie', denial: 'niet|geen|nooit' },
    pl: { stem: 'fikcyjn', denial: 'nie|nigdy|żad\\p{L}*' },
  }

/** Whether words say that a profile is fictional, and don't deny it with one of the two words before. */
function saysFictional(locale: Locale, words: string): boolean {
  const { stem, denial } = fictionalWords[locale]
  const said = new RegExp(`(?<!\\p{L})${stem}`, 'iu')
  const denied = new RegExp(
    `(?<!\\p{L})(?:${denial})(?!\\p{L})[^\\p{L}.:!?]+(?:\\p{L}+\\s+){0,2}${stem}`,
    'iu',
  )
  return said.test(words) && !denied.test(words)
}

/**
 * The operator's own words can't hide that a profile is fictional (BEY-03), and can't claim what
 * isn't proven (BEY-05).
 */
function findTextProblem({ settings }: Site): ChangeProblem | null {
  for (const field of ['fictional_warning', 'fictional_singular', 'fictional_plural'] as const)
    for (const [locale, words] of Object.entries(settings[field]))
      if (!saysFictional(locale as Locale, words))
        return { reason: 'fictional_word', field, with: { words } }
  for (const field of ['index_title', 'description'] as const)
    for (const text of Object.values(settings[field])) {
      const words = findUnprovenClaim(text)
      if (words !== null) return { reason: 'unproven_claim', field, with: { words } }
    }
  return null
}

/** A production site with invented values wouldn't start. */
function findDemoValue({ after, production }: ChangeFacts): ChangeProblem | null {
  if (!production) return null
  const [found] = listDemoValues(after)
  if (found === undefined) return null
  const [, kind, name = '', value = ''] = /^(company|setting) (\w+) is (.*)$/.exec(found) ?? []
  const field = (kind === 'company' ? `company_${name}` : name) as SiteField
  return { reason: 'demo_value', field, with: { value } }
}
