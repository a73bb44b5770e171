import type { Context, Viewer } from '#kernel/context.ts'
import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Confirmation, contract } from '../../contract/accounts.ts'
import { emailKey, isEmail } from '../../rules/email.ts'
import {
  confirmationEmailLimits,
  correctionEmailLimits,
  decideEmail,
  type EmailLimitDecision,
} from '../../rules/email-limits.ts'
import { nameKey } from '../../rules/name.ts'
import { countEmailToAddress, countEmail } from './count-email.ts'
import type { Deps } from '../deps.ts'
import { lockAccount, lockAddress, selectAccount, selectByEmail, updateEmail } from '../store.ts'
import { selectAttempts } from '#platform/server/attempts/store.ts'
import { spendTokens } from '../store-tokens.ts'
import { counterKey } from '../sessions/counter-key.ts'

/** Returns the confirmation status of the member's own account; polled by the waiting page. */
export function readConfirmation(
  deps: Deps,
): Handler<(typeof contract)['accounts.read_confirmation'], Site> {
  return (_, context) => describeConfirmation(deps.database, context)
}

/** Resends the confirmation email, within the limits of its address (ACC-08). */
export function resendConfirmation(
  deps: Deps,
): Handler<(typeof contract)['accounts.resend_confirmation'], Site> {
  return async (_, context) => {
    const { viewer } = context
    const refusal = await deps.database.transaction(async (tx) => {
      const account = await lockAccount(tx, viewer.account)
      if (account?.status !== 'not_confirmed') return refuse('accounts.already_confirmed')
      const decision = await countEmail(
        tx,
        { of: 'confirmation', account: account.id },
        confirmationEmailLimits,
        context,
      )
      if (!decision.send) return refuseEmail(decision)
      await requestConfirmationEmail(
        deps,
        tx,
        { account: account.id, email: account.email_key },
        context,
      )
      return null
    })
    return refusal ?? describeConfirmation(deps.database, context)
  }
}

/** Corrects a mistyped address before it is confirmed; links sent to the old one stop working. */
export function changeUnconfirmedEmail(
  deps: Deps,
): Handler<(typeof contract)['accounts.change_unconfirmed_email'], Site> {
  return async ({ email }, context) => {
    const { viewer, site, now } = context
    const address = { pool: site.pool, emailKey: emailKey(email) }
    if (!isEmail(address.emailKey)) return refuse('accounts.invalid_email', { field: 'email' })
    const refusal = await deps.database.transaction(async (tx) => {
      await lockAddress(tx, address.pool, address.emailKey)
      const account = await lockAccount(tx, viewer.account)
      if (account?.status !== 'not_confirmed') return refuse('accounts.already_confirmed')
      if (nameKey(account.name) === address.emailKey)
        return refuse('accounts.signup_name_equal_to_email', { field: 'email' })
      if (site.settings.account_messages === 'plain') {
        const { owner, claim } = await selectByEmail(tx, { ...address, device: null })
        const other = owner ?? claim
        if (other !== null && other.id !== account.id)
          return refuse('accounts.email_taken', { field: 'email' })
      }
      const letter = await countEmail(
        tx,
        { of: 'confirmation', account: account.id },
        correctionEmailLimits,
        context,
      )
      if (!letter.send) return refuseEmail(letter)
      await updateEmail(tx, account.id, { email: email.trim(), emailKey: address.emailKey }, now)
      // Any of these links would confirm the new address, although they were sent to the old one.
      for (const kind of ['activate', 'reset'] as const)
        await spendTokens(tx, account.id, kind, now)
      await requestConfirmationEmail(
        deps,
        tx,
        { account: account.id, email: address.emailKey },
        context,
      )
      return null
    })
    return refusal ?? describeConfirmation(deps.database, context)
  }
}

async function requestConfirmationEmail(
  deps: Deps,
  tx: Transaction,
  { account, email }: { account: number; email: string },
  context: Context<Site>,
): Promise<void> {
  const accepted = await countEmailToAddress(
    tx,
    { of: 'confirmation_to', pool: context.site.pool, email },
    context,
  )
  if (accepted) await deps.emit(tx, 'accounts.confirmation_requested', { account }, context.now)
}

async function describeConfirmation(
  queries: Queries,
  { viewer, site, now }: Context<Site, Viewer>,
): Promise<Confirmation> {
  const account = await selectAccount(queries, viewer.account)
  if (account === null) throw new Error(`account ${viewer.account} not found`)
  const { times } = await selectAttempts(
    queries,
    counterKey({ of: 'confirmation', account: account.id }),
  )
  const decision = decideEmail(times, confirmationEmailLimits, now, site.timeZone)
  return {
    status: account.status === 'not_confirmed' ? 'not_confirmed' : 'active',
    email: account.email,
    wait_seconds: decision.send || decision.why === 'today' ? 0 : decision.waitSeconds,
  }
}

function refuseEmail(decision: Exclude<EmailLimitDecision, { send: true }>) {
  if (decision.why === 'today') return refuse('accounts.too_many_emails')
  return refuse('accounts.email_too_soon', { with: { seconds: decision.waitSeconds } })
}
