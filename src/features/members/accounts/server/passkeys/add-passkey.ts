import type { Handler } from '#kernel/handler.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { newId } from '#platform/server/random.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/accounts.ts'
import { passkeyHost } from '../../rules/passkey-host.ts'
import {
  challengeMs,
  decidePasskeyAddition,
  passkeyAlgorithms,
  passkeyTransports,
} from '../../rules/passkeys.ts'
import { verifyRegistration } from './verify-passkey.ts'
import type { Deps } from '../deps.ts'
import { describePasskey } from './describe-passkey.ts'
import { readPasskeyName } from './read-passkey-name.ts'
import { issueChallenge, consumeChallenge } from './passkey-challenge.ts'
import { busy } from '../passwords.ts'
import { verifyPassword } from '../sessions/verify-password.ts'
import { lockAccount } from '../store.ts'
import { insertChange } from '../changes/store-changes.ts'
import {
  countPasskeys,
  insertPasskey,
  getOrCreateHandle,
  selectCredentials,
  selectOwnPasskey,
  linkToChange,
} from './store-passkeys.ts'

const whyNot = { unconfirmed: 'accounts.unconfirmed', full: 'accounts.too_many_passkeys' } as const

/** Returns the data a device needs to create a passkey; requires the current password (BEY-12). */
export function beginPasskey(
  deps: Deps,
): Handler<(typeof contract)['accounts.begin_passkey'], Site> {
  return async ({ current_password }, context) => {
    const { site, origin, now } = context
    const host = passkeyHost(origin)
    if (host === null) return refuse('accounts.passkeys_unavailable')
    const account = await deps.passwords.run(
      (hasher) => verifyPassword(deps, hasher, current_password, context),
      'known',
    )
    if (account === busy) return refuse('accounts.busy')
    if (isRefusal(account)) return account
    const verdict = decidePasskeyAddition({
      ...account,
      passkeys: await countPasskeys(deps.database, account.id),
    })
    if (verdict !== 'may') return refuse(whyNot[verdict])
    const handle = await getOrCreateHandle(deps.database, account.id, newId())
    const existing = await selectCredentials(deps.database, account.id, host)
    return {
      challenge: await issueChallenge(deps.database, { host, account: account.id }, now),
      host,
      wait_ms: challengeMs,
      site: site.name,
      name: account.name,
      handle: Buffer.from(handle).toString('base64url'),
      algorithms: [...passkeyAlgorithms],
      known: existing.map(({ credential, transports }) => ({
        credential: credential.toString('base64url'),
        transports: passkeyTransports.filter((one) => transports.includes(one)),
      })),
    }
  }
}

/**
 * Stores the passkey a device has created and notifies the member by email, with a link that undoes
 * it for 48 hours.
 */
export function addPasskey(deps: Deps): Handler<(typeof contract)['accounts.add_passkey'], Site> {
  return async ({ id, name: typed, ...made }, { viewer, site, origin, now }) => {
    const host = passkeyHost(origin)
    if (host === null) return refuse('accounts.passkeys_unavailable')
    const there = await selectOwnPasskey(deps.database, viewer.account, id)
    if (there !== null) return describePasskey(there, site)
    const name = readPasskeyName(typed)
    if (isRefusal(name)) return name
    return deps.database.transaction(async (tx) => {
      const account = await lockAccount(tx, viewer.account)
      // This challenge was issued only after the password was checked; an undo in the meantime has
      // invalidated it.
      const challenge = await consumeChallenge(
        tx,
        made.client_data,
        { host, account: viewer.account },
        now,
      )
      const key =
        challenge === null ? null : await verifyRegistration(made, { challenge, origin, host })
      if (key === null) return refuse('accounts.passkey_failed')
      const status = account?.status ?? ''
      const verdict = decidePasskeyAddition({
        status,
        passkeys: await countPasskeys(tx, viewer.account),
      })
      if (verdict !== 'may') return refuse(whyNot[verdict])
      if (!(await insertPasskey(tx, { ...key, id, name, host, account: viewer.account }, now)))
        return refuse('accounts.passkey_exists')
      const change = await insertChange(tx, viewer.account, 'passkey', now)
      await linkToChange(tx, id, change)
      await deps.emit(tx, 'accounts.changed', { change }, now)
      return describePasskey({ id, name, host, created_at: now, last_used_at: null }, site)
    })
  }
}
