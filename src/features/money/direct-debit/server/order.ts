import { timingSafeEqual } from 'node:crypto'
import type { Input } from '#kernel/endpoint.ts'
import type { Context, Viewer } from '#kernel/context.ts'
import type { Handler } from '#kernel/handler.ts'
import { isRefusal, type Refusal, refuse } from '#kernel/refusal.ts'
import { parseCode, checkCode, maxAttempts } from '#kernel/sms-code.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/direct-debit.ts'
import { announce } from './announce.ts'
import { getCreditor } from './creditor.ts'
import { createDebitOrderHooks } from './debit-order-hooks.ts'
import type { DebitDeps } from './deps.ts'
import { isBlockedOrSuspended } from './eligibility.ts'
import { confirmDraft, countFailedAttempt, lockDraft } from './store-drafts.ts'

type Call = (typeof contract)['direct_debit.order']

/**
 * Orders by direct debit (CRED-07): the code verifies the phone, the order signs the mandate in its
 * transaction, and then the money is collected. Repeating the same id returns the same order, even
 * after its code has expired.
 */
export function orderByDebit(deps: DebitDeps): Handler<Call, Site> {
  return async ({ otp, ...request }, context) => {
    const { site, now } = context
    const creditor = getCreditor(site, deps)
    if (creditor === null) return refuse('direct_debit.not_offered')
    const no = await prove({ otp, id: request.id }, context)
    if (no !== null) return no
    const answer = await deps.payments.order({ ...request, method: 'sdd' }, context, {
      kind: 'direct_debit',
      debit: createDebitOrderHooks(deps, creditor, context),
    })
    if (isRefusal(answer)) return refused(answer, context)
    // A member who sees on screen that the money will be collected is also notified in writing.
    await announce(deps, answer.order.id, now)
    return answer
  }

  /** Wraps a refusal by payments, with its own message as the reason. */
  function refused({ refusal, field, with: values }: Refusal, { locale }: Context<Site, Viewer>) {
    if (refusal === 'payments.direct_debit_limit') return refuse('direct_debit.limit_reached')
    const reason = refusal.slice(refusal.indexOf('.') + 1)
    const why = deps.phrases.translate(locale, `payments.refusals.${reason}`, values)
    const unsent = reason === 'gateway_timeout' || reason === 'not_on_sale'
    return refuse(unsent ? 'direct_debit.order_not_sent' : 'direct_debit.order_refused', {
      with: { why, reason },
      ...(field !== undefined && { field }),
    })
  }

  /**
   * Checks the code under a lock, so that concurrent attempts are counted one by one; null if it is
   * correct.
   */
  function prove(
    { otp, id }: Pick<Input<Call>, 'otp' | 'id'>,
    { viewer: { account }, now }: Context<Site, Viewer>,
  ) {
    return deps.database.transaction(async (tx) => {
      const draft = await lockDraft(tx, account)
      if (draft === null) return refuse('direct_debit.code_expired', { field: 'otp' })
      if (draft.spent_on === id) return null
      const code = deps.marks.ofCode(
        { account, iban: draft.iban_hash, phone: draft.phone_hash },
        parseCode(otp) ?? '',
      )
      const waiting =
        draft.spent_on === null ? { expiresAt: draft.expires_at, tries: draft.tries } : null
      const verdict = checkCode(waiting, timingSafeEqual(draft.code_hash, code), now)
      if (verdict === 'over') return refuse('direct_debit.code_expired', { field: 'otp' })
      if (verdict === 'wrong') {
        await countFailedAttempt(tx, account)
        const left = maxAttempts - draft.tries - 1
        return refuse('direct_debit.code_invalid', { field: 'otp', with: { left } })
      }
      if (await isBlockedOrSuspended(tx, account, draft, now)) return refuse('direct_debit.blocked')
      await confirmDraft(tx, account, now)
      return null
    })
  }
}
