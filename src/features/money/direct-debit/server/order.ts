import { timingSafeEqual } from 'node:crypto'
import type { Takes } from '#kernel/call.ts'
import type { Context, Viewer } from '#kernel/context.ts'
import type { Handler } from '#kernel/handler.ts'
import { isRefusal, type Refusal, refuse } from '#kernel/refusal.ts'
import { codeDigits, judgeCode, triesAtMost } from '#features/members/phone-verification/rules/code-rules.ts'
import type { Site } from '#features/site/sites/rules/site.ts'
import type { contract } from '../contract.ts'
import { announce } from './announce.ts'
import { creditorOf } from './creditor.ts'
import { debitOrder } from './debit-order.ts'
import type { DebitDeps } from './deps.ts'
import { isClosed } from './standing.ts'
import { confirmDraft, countTry, lockDraft } from './store-drafts.ts'

type Call = (typeof contract)['direct_debit.order']

/**
 * Orders by direct debit (CRED-07): the code proves the phone, the order signs the mandate in its own transaction, and then the money is
 * collected. A repeat with the same id is the same order, whatever became of its code.
 */
export function orderByDebit(deps: DebitDeps): Handler<Call, Site> {
  return async ({ otp, ...wish }, context) => {
    const { site, now } = context
    const creditor = creditorOf(site, deps)
    if (creditor === null) return refuse('direct_debit.not_offered')
    const no = await prove({ otp, id: wish.id }, context)
    if (no !== null) return no
    const answer = await deps.payments.order({ ...wish, method: 'sdd' }, context, {
      debit: debitOrder(deps, creditor, context),
    })
    if (isRefusal(answer)) return refused(answer, context)
    // Whoever was told that the money is on its way gets it in writing as well.
    await announce(deps, answer.order.id, now)
    return answer
  }

  /** Why payments took no order, in their own words. */
  function refused({ refusal, field, with: values }: Refusal, { locale }: Context<Site, Viewer>) {
    if (refusal === 'payments.direct_debit_limit') return refuse('direct_debit.limit_reached')
    const reason = refusal.slice(refusal.indexOf('.') + 1)
    const why = deps.phrases.translate(locale, `payments.refusals.${reason}`, values)
    const unsent = reason === 'gateway_silent' || reason === 'not_on_sale'
    return refuse(unsent ? 'direct_debit.order_not_sent' : 'direct_debit.order_refused', {
      with: { why, reason },
      ...(field !== undefined && { field }),
    })
  }

  /** Judges the code under a lock, so that so many tries at once are so many tries; null where it is right. */
  function prove({ otp, id }: Pick<Takes<Call>, 'otp' | 'id'>, { viewer: { account }, now }: Context<Site, Viewer>) {
    return deps.database.transaction(async (tx) => {
      const draft = await lockDraft(tx, account)
      if (draft === null) return refuse('direct_debit.code_expired', { field: 'otp' })
      if (draft.spent_on === id) return null
      const code = deps.marks.ofCode({ account, iban: draft.iban_hash, phone: draft.phone_hash }, codeDigits(otp) ?? '')
      const waiting = draft.spent_on === null ? { expiresAt: draft.expires_at, tries: draft.tries } : null
      const verdict = judgeCode(waiting, timingSafeEqual(draft.code_hash, code), now)
      if (verdict === 'over') return refuse('direct_debit.code_expired', { field: 'otp' })
      if (verdict === 'wrong') {
        await countTry(tx, account)
        const left = triesAtMost - draft.tries - 1
        return refuse('direct_debit.code_invalid', { field: 'otp', with: { left } })
      }
      if (await isClosed(tx, account, draft, now)) return refuse('direct_debit.blocked')
      await confirmDraft(tx, account, now)
      return null
    })
  }
}
