import type { Input } from '#kernel/endpoint.ts'
import type { Context, Viewer } from '#kernel/context.ts'
import type { Handler } from '#kernel/handler.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { toMinutes } from '#kernel/duration.ts'
import { codeValidMs } from '#kernel/sms-code.ts'
import { createSmsCodes } from '#platform/server/sms/sms-codes.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/direct-debit.ts'
import { type DetailField, parseDetails } from '../rules/details.ts'
import { maskIban } from '../rules/iban.ts'
import { getCreditor } from './creditor.ts'
import type { DebitDeps } from './deps.ts'
import { sealDetails, type DebtorDetails } from './sealed-details.ts'
import { getLastIban } from './last-details.ts'
import { toPendingCodeView } from './to-pending-code-view.ts'
import { exceedsLimits, isBlockedOrSuspended } from './eligibility.ts'
import { expireCode, upsertDraft } from './store-drafts.ts'

type Call = (typeof contract)['direct_debit.request_code']

const quotas = [
  { name: 'phone', by: 'number', count: 3, seconds: 600 },
  { name: 'phone_day', by: 'number', count: 5, seconds: 86_400 },
  { name: 'address', by: 'address', count: 10, seconds: 3600 },
] as const

// phrases: refusals.*
/**
 * Accepts account details and authorisation, and sends a code (CRED-07). Checks the input first,
 * then blocks, then limits, and only then sends a message.
 */
export function requestCode(deps: DebitDeps): Handler<Call, Site> {
  const { database, marks, phrases, seal, sendSms } = deps
  const codes =
    sendSms === null ? null : createSmsCodes({ ...deps, sendSms }, 'direct_debit', quotas)
  return async (typed, context) => {
    const { viewer, site, now, locale, address } = context
    const { account } = viewer
    if (codes === null || getCreditor(site, deps) === null)
      return refuse('direct_debit.not_offered')
    const details = await read(typed, context)
    if (isRefusal(details)) return details
    if (!typed.authorised) return refuse('direct_debit.not_authorised', { field: 'authorised' })
    const both = { iban_hash: marks.ofIban(details.iban), phone_hash: marks.ofPhone(details.phone) }
    if (await isBlockedOrSuspended(database, account, both, now))
      return refuse('direct_debit.blocked')
    if (await exceedsLimits(database, { account, ...both }, typed.price_minor, now))
      return refuse('direct_debit.limit_reached')

    const draft = {
      ...both,
      site_id: site.id,
      details: sealDetails(seal, details),
      iban_shown: maskIban(details.iban),
      country: typed.country,
    }
    const result = await codes.issue({
      number: details.phone,
      numberHash: both.phone_hash,
      address,
      site: site.id,
      now,
      writeText: (code) =>
        phrases.translate(locale, 'direct_debit.sms', {
          code,
          site: site.name,
          minutes: toMinutes(codeValidMs),
        }),
      store(code, times) {
        const code_hash = marks.ofCode(
          { account, iban: both.iban_hash, phone: both.phone_hash },
          code,
        )
        const row = { ...draft, code_hash, sent_at: times.sentAt, expires_at: times.expiresAt }
        return upsertDraft(database, account, row, times.replaceableUntil)
      },
      discard: () => expireCode(database, account, now),
    })
    if (typeof result !== 'string') {
      const { sentAt, expiresAt } = result
      return toPendingCodeView({ ...draft, sent_at: sentAt, expires_at: expiresAt }, details.phone)
    }
    switch (result) {
      case 'limit_reached':
        return refuse('direct_debit.too_many_codes', { field: 'phone' })
      case 'unreachable':
        return refuse('direct_debit.unreachable', { field: 'phone' })
      default:
        return refuse(`direct_debit.${result}`)
    }
  }

  /**
   * Validates the input and returns the first problem by field. If no account was typed, the last
   * one given is used.
   */
  async function read(typed: Input<Call>, { site, viewer }: Context<Site, Viewer>) {
    const iban = typed.iban ?? (await getLastIban(deps, viewer.account)) ?? ''
    const where = { country: typed.country, countries: site.settings.countries }
    const verdict = parseDetails({ ...typed, iban }, where)
    if ('details' in verdict)
      return { ...verdict.details, country: typed.country } satisfies DebtorDetails
    const [field, problem] = Object.entries(verdict.problems)[0] as [
      DetailField,
      NonNullable<(typeof verdict.problems)[DetailField]>,
    ]
    return refuse(`direct_debit.${problem}`, { field })
  }
}
