import type { Handler } from '#kernel/handler.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/accounts.ts'
import { decidePasskeyAddition } from '../../rules/passkeys.ts'
import type { Deps } from '../deps.ts'
import { describePasskey } from './describe-passkey.ts'
import { busy } from '../passwords.ts'
import { verifyPassword } from '../sessions/verify-password.ts'
import { readPasskeyName } from './read-passkey-name.ts'
import { deletePasskey, selectPasskeys, updatePasskeyName } from './store-passkeys.ts'

/** Lists the member's passkeys (BEY-12), and whether another may be added. */
export function listPasskeys({
  database,
}: Deps): Handler<(typeof contract)['accounts.list_passkeys'], Site> {
  return async (_, { viewer, site }) => {
    const rows = await selectPasskeys(database, viewer.account)
    const passkeys = rows.map((row) => describePasskey(row, site))
    return {
      passkeys,
      add: decidePasskeyAddition({ status: viewer.status, passkeys: passkeys.length }),
    }
  }
}

export function renamePasskey(
  deps: Deps,
): Handler<(typeof contract)['accounts.rename_passkey'], Site> {
  return async ({ passkey, name: typed, current_password }, context) => {
    const name = readPasskeyName(typed)
    if (isRefusal(name)) return name
    const account = await deps.passwords.run(
      (hasher) => verifyPassword(deps, hasher, current_password, context),
      'known',
    )
    if (account === busy) return refuse('accounts.busy')
    if (isRefusal(account)) return account
    const row = await updatePasskeyName(deps.database, account.id, { id: passkey, name })
    return row === null ? refuse('not_found') : describePasskey(row, context.site)
  }
}

/** Removes one of the member's passkeys, which can then no longer be used to log in. */
export function removePasskey(
  deps: Deps,
): Handler<(typeof contract)['accounts.remove_passkey'], Site> {
  return async ({ passkey, current_password }, context) => {
    const account = await deps.passwords.run(
      (hasher) => verifyPassword(deps, hasher, current_password, context),
      'known',
    )
    if (account === busy) return refuse('accounts.busy')
    if (isRefusal(account)) return account
    return (await deletePasskey(deps.database, account.id, passkey)) ? null : refuse('not_found')
  }
}
