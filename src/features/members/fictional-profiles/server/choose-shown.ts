import type { Handler } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import type { FictionalProfilesDeps } from './deps.ts'
import { upsertHidden } from './store.ts'

/** Shows or hides every profile that is not a member (BEY-03). */
export function chooseShown({
  database,
}: Pick<FictionalProfilesDeps, 'database'>): Handler<
  (typeof contract)['fictional_profiles.choose_visibility'],
  Site
> {
  return async ({ shown }, { viewer, now }) => {
    await upsertHidden(database, viewer.account, !shown, now)
    return { shown }
  }
}
