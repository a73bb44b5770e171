import type { Handler } from '#kernel/handler.ts'
import { maxAttempts } from '#kernel/sms-code.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/direct-debit.ts'
import { collectionDay } from '../rules/collection-day.ts'
import { maskIban } from '../rules/iban.ts'
import { suspendedUntil } from '../rules/strikes.ts'
import { getCreditor } from './creditor.ts'
import type { DebitDeps } from './deps.ts'
import { getLastDetails } from './last-details.ts'
import { toPendingCodeView } from './to-pending-code-view.ts'
import { selectDraft } from './store-drafts.ts'
import { hasOpenDebit, selectStrikes } from './store-strikes.ts'

/**
 * Returns what the form needs (CRED-07): the creditor, whether a collection is possible, and the
 * details given previously.
 */
export function readForm(
  deps: DebitDeps,
): Handler<(typeof contract)['direct_debit.read_form'], Site> {
  const { database } = deps
  return async (_, { viewer: { account }, site, now }) => {
    const [given, draft, strikes, waits] = await Promise.all([
      getLastDetails(deps, account),
      selectDraft(database, account),
      selectStrikes(database, account, null),
      hasOpenDebit(database, account),
    ])
    const rests = suspendedUntil(strikes, now)
    const works =
      draft !== null &&
      draft.spent_on === null &&
      draft.expires_at > now &&
      draft.tries < maxAttempts
    return {
      creditor: getCreditor(site, deps),
      state: rests !== null ? 'rests' : waits ? 'waits' : 'open',
      rests_until: rests?.toISOString() ?? null,
      due_on: collectionDay(now, site.timeZone),
      given:
        given === null
          ? null
          : {
              holder: given.holder,
              iban: maskIban(given.iban),
              street: given.street,
              house_number: given.house_number,
              zip: given.zip,
              city: given.city,
              phone: given.phone,
            },
      waiting: works && given !== null ? toPendingCodeView(draft, given.phone) : null,
    }
  }
}
