import { localDate } from '#kernel/calendar.ts'
import type { Country } from '#features/site/geography/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Handler } from '#kernel/handler.ts'
import type { contract } from '../contract/discounts.ts'
import { getCodeStatus } from '../rules/code-draft.ts'
import type { OfficeDeps } from './deps.ts'
import { dailyLimits, getApprovalLimit } from '#features/members/staff/index.ts'
import type { CodeLimits } from '../rules/large-code.ts'
import { selectListedCodes } from './store-office.ts'

/** Number of inactive codes listed: the most recent ones. */
const inactiveLimit = 50

/** Codes of all sites, for staff who may create them. */
export function listCodes({
  database,
  sites,
  methods,
  approvals,
  soloTotal,
  staffNames,
}: Pick<
  OfficeDeps,
  'database' | 'sites' | 'methods' | 'approvals' | 'soloTotal' | 'staffNames'
>): Handler<(typeof contract)['discounts.list_codes'], Site> {
  return async (_, { viewer, now }) => {
    const [all, rows, waiting, done] = await Promise.all([
      sites.allSites(),
      selectListedCodes(database, now, inactiveLimit),
      approvals.list(database),
      soloTotal(viewer.staff, new Date(now.getTime() - 86_400_000)),
    ])
    const names = await staffNames(waiting.map((one) => one.requested_by))
    const requests = new Map(waiting.map((one) => [one.subject, one.requested_by]))
    return {
      sites: all.map((site) => ({
        id: site.id,
        name: site.name,
        on: site.settings.discount_codes,
        time_bonus: site.settings.time_bonus,
        welcome_percentage: site.settings.welcome_percentage,
        delete_discount: site.company.delete_discount,
        countries: site.settings.countries,
        currencies: listCurrencies(site),
        currency: site.currency,
        limits: listCodeLimits(site),
        today: localDate(now, site.timeZone),
      })),
      share_left: Math.max(0, dailyLimits - done),
      methods: [...methods],
      codes: rows.map((row) => ({
        id: row.code_id,
        site: row.site_id,
        code: row.code,
        standing: getCodeStatus(
          { status: row.status, startsAt: row.starts_at, expiresAt: row.expires_at },
          now,
        ),
        country: row.country as Country | null,
        member: row.member,
        percentage: row.percentage,
        value_minor: row.value_minor,
        currency: row.currency,
        minimum_order_minor: row.minimum_order_minor,
        paymentmethods: row.methods,
        valid_from: row.starts_at.toISOString(),
        expires: row.expires_at?.toISOString() ?? null,
        used: row.used,
        held: row.held,
        requested_by: names.get(requests.get(row.code_id) ?? 0) ?? null,
        own: requests.get(row.code_id) === viewer.staff,
      })),
    }
  }
}

/**
 * The facts, for each of a site's currencies, that determine whether a second person must approve a
 * code.
 */
export function listCodeLimits(site: Site): CodeLimits[] {
  const { bundles } = site.settings
  return listCurrencies(site).map((currency) => ({
    currency,
    dearest_minor: Math.max(0, ...bundles.map(({ priceMinor }) => priceMinor[currency] ?? 0)),
    limit_minor: getApprovalLimit(currency, site.currency, bundles),
  }))
}

/** Currencies in which every package of a site has a price, the site's own first. */
export function listCurrencies({ currency, settings: { bundles } }: Site): string[] {
  const priced = Object.keys(bundles[0]?.priceMinor ?? {}).filter((one) =>
    bundles.every(({ priceMinor }) => priceMinor[one] !== undefined),
  )
  return [currency, ...priced.filter((one) => one !== currency)]
}
