import type { Context } from '#kernel/context.ts'
import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/accounts.ts'
import { passkeyHost } from '../../rules/passkey-host.ts'
import { challengeMs } from '../../rules/passkeys.ts'
import { verifyAssertion, type PasskeyAssertion } from './verify-passkey.ts'
import type { Deps } from '../deps.ts'
import { describeUser } from '../describe-user.ts'
import { refuseDisabled } from '../deletion/pause.ts'
import { offerReactivation } from '../deletion/offer-reactivation.ts'
import { issueChallenge, consumeChallenge } from './passkey-challenge.ts'
import { type AccountRow, isOpen, lockAccount, selectAccount, touchAccount } from '../store.ts'
import { selectPasskey, recordPasskeyUse } from './store-passkeys.ts'

/**
 * Returns a challenge for a device to sign; it does not depend on any account, so it does not
 * reveal one (SEC-07).
 */
export function beginPasskeyLogIn({
  database,
}: Deps): Handler<(typeof contract)['accounts.begin_passkey_log_in'], Site> {
  return async (_, { origin, now }) => {
    const host = passkeyHost(origin)
    if (host === null) return refuse('accounts.passkeys_unavailable')
    return {
      challenge: await issueChallenge(database, { host, account: null }, now),
      host,
      wait_ms: challengeMs,
    }
  }
}

/**
 * Logs in with a passkey (BEY-12): the device identifies the account. A closed account gets the
 * same response as with the right password.
 */
export function logInWithPasskey(
  deps: Deps,
): Handler<(typeof contract)['accounts.log_in_with_passkey'], Site> {
  return async (signed, context) => {
    const host = passkeyHost(context.origin)
    if (host === null) return refuse('accounts.passkeys_unavailable')
    const proven = await prove(deps, signed, host, context)
    if (proven === null) return refuse('accounts.passkey_failed')
    const { account } = proven
    if (account.status === 'deleted') return offerReactivation(deps, account, context)
    if (account.status === 'disabled') return refuseDisabled(account, context)
    const setCookies = await deps.database.transaction(async (tx) => {
      // Locks the account before its passkey, in the same order as an undo, to prevent a deadlock.
      const locked = await lockAccount(tx, account.id)
      if (locked === null || !isOpen(locked)) return null
      // Checked again when writing: nothing matches if the passkey was removed in the meantime or
      // for a second login with the same counter.
      if (!(await recordPasskeyUse(tx, proven.passkey, proven.counter, context.now))) return null
      if (await touchAccount(tx, account.id, context.now))
        await deps.emit(
          tx,
          'accounts.active',
          { account: account.id, at: context.now },
          context.now,
        )
      return deps.sessions.open(tx, account.id, context)
    })
    if (setCookies === null) return refuse('accounts.passkey_failed')
    setCookies()
    return { user: await describeUser(deps, account, context) }
  }
}

/** Finds the passkey that signed the challenge, and its new counter. */
async function prove(
  { database }: Deps,
  signed: PasskeyAssertion,
  host: string,
  { site, origin, now }: Context<Site>,
): Promise<{ account: AccountRow; passkey: string; counter: number } | null> {
  const challenge = await consumeChallenge(
    database,
    signed.client_data,
    { host, account: null },
    now,
  )
  if (challenge === null) return null
  const credential = Buffer.from(signed.credential, 'base64url')
  const passkey = await selectPasskey(database, { pool: site.pool, host, credential })
  if (passkey === null) return null
  const counter = await verifyAssertion(signed, passkey, { challenge, origin, host })
  const account = counter === null ? null : await selectAccount(database, passkey.account)
  return counter === null || account === null ? null : { account, passkey: passkey.id, counter }
}
