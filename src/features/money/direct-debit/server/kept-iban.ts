import type { DebitDeps } from './deps.ts'
import { type Given, openDetails } from './sealed-details.ts'
import { selectDraft } from './store-drafts.ts'
import { selectMandates } from './store-mandates.ts'

/**
 * The last details a member gave: from the current draft, otherwise from the latest mandate that is
 * not revoked and still has its account.
 */
export async function lastGiven(
  { database, seal }: Pick<DebitDeps, 'database' | 'seal'>,
  account: number,
): Promise<Given | null> {
  const draft = await selectDraft(database, account)
  if (draft !== null) return openDetails(seal, draft.details)
  const mandates = await selectMandates(database, account)
  const sealed = mandates.find(({ debtor, revoked_at }) => debtor !== null && revoked_at === null)?.debtor
  return sealed === null || sealed === undefined ? null : openDetails(seal, sealed)
}

/** The last account a member gave, unmasked. */
export async function keptIban(deps: Pick<DebitDeps, 'database' | 'seal'>, account: number): Promise<string | null> {
  return (await lastGiven(deps, account))?.iban ?? null
}
