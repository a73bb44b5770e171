import type { Input } from '#kernel/endpoint.ts'
import type { Context, Viewer } from '#kernel/context.ts'
import type { Handler } from '#kernel/handler.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { newDigits } from '#platform/server/random.ts'
import { resendAfterMs, codeValidMs } from '#features/members/phone-verification/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/direct-debit.ts'
import { type DetailField, parseDetails } from '../rules/details.ts'
import { maskIban } from '../rules/iban.ts'
import { getCreditor } from './creditor.ts'
import type { DebitDeps } from './deps.ts'
import { sealDetails, type DebtorDetails } from './sealed-details.ts'
import { createSendingLimits } from './sending-limits.ts'
import { getLastIban } from './last-details.ts'
import { toPendingCodeView } from './to-pending-code-view.ts'
import { exceedsLimits, isBlockedOrSuspended } from './eligibility.ts'
import { expireCode, upsertDraft } from './store-drafts.ts'

type Call = (typeof contract)['direct_debit.request_code']

// phrases: refusals.*
/**
 * Accepts account details and authorisation, and sends a code (CRED-07). Checks the input first,
 * then blocks, then limits, and only then sends a message.
 */
export function requestCode(deps: DebitDeps): Handler<Call, Site> {
  const { database, log, marks, phrases, seal, sendSms } = deps
  const maySend = createSendingLimits(deps)
  return async (typed, context) => {
    const { viewer, site, now, locale, address } = context
    const { account } = viewer
    if (sendSms === null || getCreditor(site, deps) === null) return refuse('direct_debit.not_offered')
    const details = await read(typed, context)
    if (isRefusal(details)) return details
    if (!typed.authorised) return refuse('direct_debit.not_authorised', { field: 'authorised' })
    const both = { iban_hash: marks.ofIban(details.iban), phone_hash: marks.ofPhone(details.phone) }
    if (await isBlockedOrSuspended(database, account, both, now)) return refuse('direct_debit.blocked')
    if (await exceedsLimits(database, { account, ...both }, typed.price_minor, now))
      return refuse('direct_debit.limit_reached')

    const code = newDigits()
    const draft = {
      ...both,
      site_id: site.id,
      details: sealDetails(seal, details),
      iban_shown: maskIban(details.iban),
      country: typed.country,
      code_hash: marks.ofCode({ account, iban: both.iban_hash, phone: both.phone_hash }, code),
      sent_at: now,
      expires_at: new Date(now.getTime() + codeValidMs),
    }
    if (!(await upsertDraft(database, account, draft, new Date(now.getTime() - resendAfterMs))))
      return refuse('direct_debit.too_soon')
    if (!(await maySend({ phone: details.phone, mark: both.phone_hash, address, site: site.id, now }))) {
      await expireCode(database, account, now)
      return refuse('direct_debit.too_many_codes', { field: 'phone' })
    }
    const text = phrases.translate(locale, 'direct_debit.sms', { code, site: site.name })
    const sent = await sendSms({ to: details.phone, text }).catch((error: unknown) => {
      log.warn({ error }, 'a direct debit code could not be sent')
      return 'failed' as const
    })
    if (sent === 'taken') return toPendingCodeView(draft, details.phone)
    await expireCode(database, account, now)
    return sent === 'unreachable'
      ? refuse('direct_debit.unreachable', { field: 'phone' })
      : refuse('direct_debit.not_sent')
  }

  /**
   * Validates the input and returns the first problem by field. If no account was typed, the last
   * one given is used.
   */
  async function read(typed: Input<Call>, { site, viewer }: Context<Site, Viewer>) {
    const iban = typed.iban ?? (await getLastIban(deps, viewer.account)) ?? ''
    const where = { country: typed.country, countries: site.settings.countries }
    const verdict = parseDetails({ ...typed, iban }, where)
    if ('details' in verdict) return { ...verdict.details, country: typed.country } satisfies DebtorDetails
    const [field, problem] = Object.entries(verdict.problems)[0] as [
      DetailField,
      NonNullable<(typeof verdict.problems)[DetailField]>,
    ]
    return refuse(`direct_debit.${problem}`, { field })
  }
}
