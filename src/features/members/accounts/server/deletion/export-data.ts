import type { Context } from '#kernel/context.ts'
import type { Handler } from '#kernel/handler.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { hashToken, newToken } from '#platform/server/random.ts'
import { streamZip } from '#platform/server/zip/stream-zip.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/accounts.ts'
import { exportMs } from '../../rules/periods.ts'
import type { Deps } from '../deps.ts'
import { busy } from '../passwords.ts'
import { verifyPassword } from '../sessions/verify-password.ts'
import { exportPersonalData } from '../personal-data/handle-personal-data.ts'
import { insertToken, selectToken, spendTokens } from '../store-tokens.ts'

/**
 * Returns the URL of the member's own export for ten minutes; requires the current password
 * (BEY-13).
 */
export function prepareExport(
  deps: Deps,
): Handler<(typeof contract)['accounts.prepare_export'], Site> {
  return async ({ current_password }, context) => {
    const { viewer, now } = context
    const account = await deps.passwords.run(
      (hasher) => verifyPassword(deps, hasher, current_password, context),
      'known',
    )
    if (account === busy) return refuse('accounts.busy')
    if (isRefusal(account)) return account
    const { token, hash } = newToken()
    await deps.database.transaction(async (tx) => {
      await spendTokens(tx, viewer.account, 'export', now)
      const expiresAt = new Date(now.getTime() + exportMs)
      await insertToken(tx, { hash, kind: 'export', account: viewer.account, expiresAt }, now)
    })
    return { path: `/export/${token}` }
  }
}

/**
 * Streams the export behind such a URL: all data stored about the member as JSON, with their photos;
 * null for anyone else.
 */
export function writeExport(
  deps: Deps,
): (
  token: string,
  context: Context<Site>,
) => Promise<AsyncGenerator<Uint8Array<ArrayBuffer>> | null> {
  return async (token, { viewer, site, now }) => {
    if (viewer === null) return null
    const tokenRow = await selectToken(deps.database, {
      hash: hashToken(token),
      kind: 'export',
      pool: site.pool,
    })
    if (
      tokenRow?.account !== viewer.account ||
      tokenRow.used_at !== null ||
      tokenRow.expires_at <= now
    )
      return null
    const about = { account: viewer.account, site: site.name, made_at: now.toISOString() }
    return streamZip(exportPersonalData(deps, deps.database, about), now)
  }
}
