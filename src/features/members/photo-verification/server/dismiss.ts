import type { Handler } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { quietMs } from '../rules/spans.ts'
import type { VerificationDeps } from './deps.ts'
import { quieten } from './store-asks.ts'

/** Dismisses the note; the members who asked are not told (BEY-14). */
export function dismiss({
  database,
}: Pick<VerificationDeps, 'database'>): Handler<(typeof contract)['photo_verification.dismiss'], Site> {
  return async (_, { viewer: { account }, now }) => {
    await database.transaction((tx) => quieten(tx, account, new Date(now.getTime() + quietMs)))
    return null
  }
}
