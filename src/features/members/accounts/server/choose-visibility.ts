import type { Handler } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/accounts.ts'
import type { Deps } from './deps.ts'
import { updateInvisible } from './store.ts'

/**
 * PUT /api/account/visibility: turns invisible mode on or off (NTF-01). Visibility in search and
 * likes is updated in the same transaction.
 */
export function chooseVisibility({
  database,
  emit,
}: Deps): Handler<(typeof contract)['accounts.choose_visibility'], Site> {
  return async ({ invisible }, { viewer: { account }, now }) => {
    await database.transaction(async (tx) => {
      if (await updateInvisible(tx, account, invisible))
        await emit(tx, 'accounts.visibility_chosen', { account }, now)
    })
    return { invisible }
  }
}
