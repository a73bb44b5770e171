import { addDays, localDate, startOfDay } from '#kernel/calendar.ts'
import type { RawInput } from '#kernel/endpoint.ts'
import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/discounts.ts'
import { cleanCode } from '../rules/clean-code.ts'
import { validateDraft } from '../rules/code-draft.ts'
import type { DiscountsDeps } from './deps.ts'
import { listCurrencies } from './list-codes.ts'
import { insertCode, codeExists, selectAccountByName } from './store-office.ts'
import { codeLengths } from '../rules/clean-code.ts'

type Call = (typeof contract)['discounts.make_code']

/**
 * Creates a code (CRED-08); the code and its audit entry are one transaction. Repeating the same id
 * returns the same code, so that a lost response never creates two.
 */
export function makeCode({
  database,
  sites,
  methods,
  note,
}: Pick<DiscountsDeps, 'database' | 'sites' | 'methods' | 'note'>): Handler<Call, Site> {
  return async (draft, { viewer, now }) => {
    if (await codeExists(database, draft.id)) return null
    const site = (await sites.allSites()).find(({ id }) => id === draft.site)
    if (site === undefined) return refuse('discounts.unknown_site', { field: 'site' })
    const problem = validateDraft(draft, localDate(now, site.timeZone))
    if (problem !== null)
      return refuse(`discounts.${problem.reason}`, { field: problem.field, with: codeLengths })
    const currency = pickCurrency(draft)
    if (currency !== null && !listCurrencies(site).includes(currency))
      return refuse('discounts.unknown_currency', { field: 'currency' })
    if (draft.paymentmethods.some((method) => !methods.some(({ key }) => key === method)))
      return refuse('discounts.unknown_method', { field: 'paymentmethods' })
    const account =
      draft.member === null
        ? null
        : await selectAccountByName(database, site.pool, draft.member.trim())
    if (draft.member !== null && account === null)
      return refuse('discounts.unknown_member', { field: 'member' })

    const begins = startOfDay(draft.from, site.timeZone)
    const newCode = {
      code_id: draft.id,
      site: site.id,
      code: cleanCode(draft.code),
      country: draft.country,
      account,
      percentage: draft.percentage,
      value_minor: draft.value_minor,
      currency,
      minimum_order_minor: draft.minimum_order_minor,
      methods: draft.paymentmethods,
      starts_at: begins > now ? begins : now,
      expires_at: draft.until === null ? null : startOfDay(addDays(draft.until, 1), site.timeZone),
    }
    return database.transaction(async (tx) => {
      const outcome = await insertCode(tx, newCode, now)
      if (outcome === 'taken') return refuse('discounts.code_taken', { field: 'code' })
      const facts = {
        site: site.name,
        code: newCode.code,
        percentage: newCode.percentage,
        value_minor: newCode.value_minor,
        from: draft.from,
        until: draft.until,
      }
      if (outcome === 'made')
        await note(tx, viewer, { act: 'discounts.made', about: draft.id, facts }, now)
      return null
    })
  }
}

/** Only an amount or a minimum needs a currency. */
function pickCurrency({
  value_minor,
  minimum_order_minor,
  currency,
}: RawInput<Call>): string | null {
  return value_minor === null && minimum_order_minor === null
    ? null
    : (currency ?? '').toUpperCase()
}
