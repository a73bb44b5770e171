import type { Context } from '#kernel/context.ts'
import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { passkeyHost } from '../rules/passkey-host.ts'
import { challengeMs } from '../rules/passkeys.ts'
import { checkSigned, type Signed } from './check-passkey.ts'
import type { Deps } from './deps.ts'
import { describeUser } from './describe-user.ts'
import { offerReturn } from './offer-return.ts'
import { putChallenge, takeChallenge } from './passkey-challenge.ts'
import { type AccountRow, isOpen, lockAccount, selectAccount, touchAccount } from './store.ts'
import { selectPasskey, usePasskey } from './store-passkeys.ts'

/** Gives what a device signs to log in; it depends on nobody's account, so it tells of none (SEC-07). */
export function beginPasskeyLogIn({
  database,
}: Deps): Handler<(typeof contract)['accounts.begin_passkey_log_in'], Site> {
  return async (_, { origin, now }) => {
    const host = passkeyHost(origin)
    if (host === null) return refuse('accounts.passkeys_unavailable')
    return { challenge: await putChallenge(database, { host, account: null }, now), host, wait_ms: challengeMs }
  }
}

/** Logs in with a passkey (BEY-12): the device names the account. A closed account is answered as the right password would be. */
export function logInWithPasskey(deps: Deps): Handler<(typeof contract)['accounts.log_in_with_passkey'], Site> {
  return async (signed, context) => {
    const host = passkeyHost(context.origin)
    if (host === null) return refuse('accounts.passkeys_unavailable')
    const proven = await prove(deps, signed, host, context)
    if (proven === null) return refuse('accounts.passkey_failed')
    const { account } = proven
    if (account.status === 'deleted') return offerReturn(deps, account, context)
    if (account.status === 'disabled') return refuse('accounts.disabled')
    const setCookies = await deps.database.transaction(async (tx) => {
      // The account before its passkey, as where a change is undone, so that neither waits for the other.
      const locked = await lockAccount(tx, account.id)
      if (locked === null || !isOpen(locked)) return null
      // Judged again where it is written: a removed passkey, or a second log-in with the same count, finds nothing.
      if (!(await usePasskey(tx, proven.passkey, proven.counter, context.now))) return null
      if (await touchAccount(tx, account.id, context.now))
        await deps.emit(tx, 'accounts.active', { account: account.id, at: context.now }, context.now)
      return deps.sessions.open(tx, account.id, context)
    })
    if (setCookies === null) return refuse('accounts.passkey_failed')
    setCookies()
    return { user: await describeUser(deps, account, context) }
  }
}

/** Whose passkey has signed our question, and its new count. */
async function prove(
  { database }: Deps,
  signed: Signed,
  host: string,
  { site, origin, now }: Context<Site>,
): Promise<{ account: AccountRow; passkey: string; counter: number } | null> {
  const challenge = await takeChallenge(database, signed.client_data, { host, account: null }, now)
  if (challenge === null) return null
  const credential = Buffer.from(signed.credential, 'base64url')
  const passkey = await selectPasskey(database, { pool: site.pool, host, credential })
  if (passkey === null) return null
  const counter = await checkSigned(signed, passkey, { challenge, origin, host })
  const account = counter === null ? null : await selectAccount(database, passkey.account)
  return counter === null || account === null ? null : { account, passkey: passkey.id, counter }
}
