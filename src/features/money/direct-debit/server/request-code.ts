import type { Takes } from '#kernel/call.ts'
import type { Context, Viewer } from '#kernel/context.ts'
import type { Handler } from '#kernel/handler.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { newDigits } from '#platform/server/random.ts'
import { againAfterMs, codeLastsMs } from '#features/members/phone-verification/rules/code-rules.ts'
import type { Site } from '#features/site/sites/rules/site.ts'
import type { contract } from '../contract.ts'
import { type DetailField, readDetails } from '../rules/details.ts'
import { maskIban } from '../rules/iban.ts'
import { creditorOf } from './creditor.ts'
import type { DebitDeps } from './deps.ts'
import { closeDetails, type Given } from './sealed-details.ts'
import { sendingLimits } from './sending-limits.ts'
import { keptIban } from './kept-iban.ts'
import { showWaiting } from './show-waiting.ts'
import { exceeds, isClosed } from './standing.ts'
import { endCode, upsertDraft } from './store-drafts.ts'

type Call = (typeof contract)['direct_debit.request_code']

// phrases: refusals.*
/** Takes account and authorisation and sends a code (CRED-07). First what was typed, then who is closed, then limits, and only then a message. */
export function requestCode(deps: DebitDeps): Handler<Call, Site> {
  const { database, log, marks, phrases, seal, sendSms } = deps
  const maySend = sendingLimits(deps)
  return async (typed, context) => {
    const { viewer, site, now, locale, address } = context
    const { account } = viewer
    if (sendSms === null || creditorOf(site, deps) === null) return refuse('direct_debit.not_offered')
    const given = await read(typed, context)
    if (isRefusal(given)) return given
    if (!typed.authorised) return refuse('direct_debit.not_authorised', { field: 'authorised' })
    const both = { iban_hash: marks.ofIban(given.iban), phone_hash: marks.ofPhone(given.phone) }
    if (await isClosed(database, account, both, now)) return refuse('direct_debit.blocked')
    if (await exceeds(database, { account, ...both }, typed.price_minor, now))
      return refuse('direct_debit.limit_reached')

    const code = newDigits()
    const draft = {
      ...both,
      site_id: site.id,
      details: closeDetails(seal, given),
      iban_shown: maskIban(given.iban),
      country: typed.country,
      code_hash: marks.ofCode({ account, iban: both.iban_hash, phone: both.phone_hash }, code),
      sent_at: now,
      expires_at: new Date(now.getTime() + codeLastsMs),
    }
    if (!(await upsertDraft(database, account, draft, new Date(now.getTime() - againAfterMs))))
      return refuse('direct_debit.too_soon')
    if (!(await maySend({ phone: given.phone, mark: both.phone_hash, address, site: site.id, now }))) {
      await endCode(database, account, now)
      return refuse('direct_debit.too_many_codes', { field: 'phone' })
    }
    const text = phrases.translate(locale, 'direct_debit.sms', { code, site: site.name })
    const sent = await sendSms({ to: given.phone, text }).catch((error: unknown) => {
      log.warn({ error }, 'a code for a direct debit could not be sent')
      return 'failed' as const
    })
    if (sent === 'taken') return showWaiting(draft, given.phone)
    await endCode(database, account, now)
    return sent === 'unreachable'
      ? refuse('direct_debit.unreachable', { field: 'phone' })
      : refuse('direct_debit.not_sent')
  }

  /** What was typed, read; the first thing that is wrong, by its field. The account may be the one given last. */
  async function read(typed: Takes<Call>, { site, viewer }: Context<Site, Viewer>) {
    const iban = typed.iban ?? (await keptIban(deps, viewer.account)) ?? ''
    const where = { country: typed.country, countries: site.settings.countries }
    const verdict = readDetails({ ...typed, iban }, where)
    if ('details' in verdict) return { ...verdict.details, country: typed.country } satisfies Given
    const [field, problem] = Object.entries(verdict.problems)[0] as [
      DetailField,
      NonNullable<(typeof verdict.problems)[DetailField]>,
    ]
    return refuse(`direct_debit.${problem}`, { field })
  }
}
