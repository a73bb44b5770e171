import type { Output } from '#kernel/endpoint.ts'
import type { Handler } from '#kernel/handler.ts'
import { looksLikeId } from '#kernel/id.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/direct-debit.ts'
import { mandateState } from '../rules/mandate.ts'
import type { DebitDeps } from './deps.ts'
import { type MandateRow, markMandateRevoked, selectMandates } from './store-mandates.ts'

/** Lists the member's mandates. */
export function listMandates({
  database,
}: DebitDeps): Handler<(typeof contract)['direct_debit.list_mandates'], Site> {
  return async (_, { viewer, now }) => ({
    mandates: (await selectMandates(database, viewer.account)).map((row) => show(row, now)),
  })
}

/** Revokes one of the member's mandates, also at a provider that keeps its own mandates. */
export function revokeMandate(
  deps: DebitDeps,
): Handler<(typeof contract)['direct_debit.revoke_mandate'], Site> {
  return async ({ mandate }, { viewer, now }) => {
    const row = looksLikeId(mandate)
      ? await markMandateRevoked(deps.database, viewer.account, mandate, now)
      : null
    if (row === null) return refuse('not_found')
    const provider = row.gateway === null ? null : deps.payments.providerNamed(row.gateway)
    // Nothing is collected under it here, whether or not the provider can be notified now.
    if (row.provider_token !== null)
      await provider?.forgetCard(row.provider_token).catch((error: unknown) => {
        deps.log.warn({ error }, 'a provider could not be notified of a revoked mandate')
      })
    return show(row, now)
  }
}

function show(
  row: MandateRow,
  now: Date,
): Output<(typeof contract)['direct_debit.revoke_mandate']> {
  return {
    id: row.mandate_id,
    reference: row.reference,
    iban: row.iban_shown,
    creditor: row.creditor_name,
    creditor_id: row.creditor_id,
    state: mandateState({ lastUsedAt: row.last_used_at, revokedAt: row.revoked_at }, now),
    signed_at: row.signed_at.toISOString(),
    last_used_at: row.last_used_at.toISOString(),
  }
}
