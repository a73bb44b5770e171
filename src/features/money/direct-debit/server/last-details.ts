import type { DebitDeps } from './deps.ts'
import { type DebtorDetails, unsealDetails } from './sealed-details.ts'
import { selectDraft } from './store-drafts.ts'
import { selectMandates } from './store-mandates.ts'

/**
 * The last details given by a member: from the current draft, otherwise from the latest mandate
 * that is not revoked and still has its account.
 */
export async function getLastDetails(
  { database, seal }: Pick<DebitDeps, 'database' | 'seal'>,
  account: number,
): Promise<DebtorDetails | null> {
  const draft = await selectDraft(database, account)
  if (draft !== null) return unsealDetails(seal, draft.details)
  const mandates = await selectMandates(database, account)
  const sealed = mandates.find(
    ({ debtor, revoked_at }) => debtor !== null && revoked_at === null,
  )?.debtor
  return sealed === null || sealed === undefined ? null : unsealDetails(seal, sealed)
}

/** The last account a member gave, unmasked. */
export async function getLastIban(
  deps: Pick<DebitDeps, 'database' | 'seal'>,
  account: number,
): Promise<string | null> {
  return (await getLastDetails(deps, account))?.iban ?? null
}
