import { addDays, localDate, startOfDay } from '#kernel/calendar.ts'
import type { RawInput } from '#kernel/endpoint.ts'
import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/discounts.ts'
import { cleanCode } from '../rules/clean-code.ts'
import { computeCodeShare } from '../rules/large-code.ts'
import { validateDraft } from '../rules/code-draft.ts'
import type { OfficeDeps } from './deps.ts'
import { listCodeLimits, listCurrencies } from './list-codes.ts'
import {
  insertCode,
  codeExists,
  lockCodeTerms,
  selectAccountByName,
  settleApproval,
} from './store-office.ts'
import { codeLengths } from '../rules/clean-code.ts'

type Call = (typeof contract)['discounts.make_code']

/**
 * Creates a code (CRED-08); the code and its audit entry are written in one transaction. Repeating
 * the same id returns the same code, so that a lost response never creates two. A large code waits
 * for a second person, and so does one that exceeds its creator's daily amount.
 */
export function makeCode({
  database,
  sites,
  methods,
  approvals,
  note,
}: Pick<OfficeDeps, 'database' | 'sites' | 'methods' | 'approvals' | 'note'>): Handler<Call, Site> {
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
      if (outcome === 'repeated') return null
      const worth = { ...newCode, forOne: account !== null }
      const share = computeCodeShare(worth, listCodeLimits(site), site.currency)
      const by = viewer.staff
      const alone =
        share !== null && (await approvals.actAlone(tx, { by, about: draft.id, share }, now))
      if (alone) await settleApproval(tx, draft.id, 'active')
      else {
        const terms = await lockCodeTerms(tx, draft.id)
        if (terms !== null) await approvals.request(tx, { subject: draft.id, terms, by }, now)
      }
      const codeCurrency = newCode.value_minor === null ? null : currency
      const facts = {
        state: alone ? 'active' : 'waiting',
        site: site.name,
        code: newCode.code,
        percentage: newCode.percentage,
        value_minor: newCode.value_minor,
        currency,
        from: draft.from,
        until: draft.until,
      }
      await note(
        tx,
        viewer,
        {
          act: 'discounts.made',
          about: draft.id,
          facts,
          money: {
            kind: 'code',
            site: site.id,
            amount: newCode.value_minor,
            currency: codeCurrency,
          },
        },
        now,
      )
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
