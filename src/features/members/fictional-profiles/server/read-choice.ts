import type { Handler } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import type { FictionalProfilesDeps } from './deps.ts'
import { selectHidden } from './store.ts'

/** Returns whether the member sees fictional and sponsored profiles (BEY-03). */
export function readChoice({
  database,
}: Pick<FictionalProfilesDeps, 'database'>): Handler<
  (typeof contract)['fictional_profiles.read_choice'],
  Site
> {
  return async (_, { site, viewer }) => ({
    shown: !((await selectHidden(database, viewer.account)) ?? site.settings.fictional_hidden),
  })
}
