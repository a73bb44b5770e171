import type { Handler } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { dismissalMs } from '../rules/durations.ts'
import type { PhotoVerificationDeps } from './deps.ts'
import { dismissAskNote } from './store-asks.ts'

/** Dismisses the note; the members who asked are not notified (BEY-14). */
export function dismissNote({
  database,
}: Pick<PhotoVerificationDeps, 'database'>): Handler<
  (typeof contract)['photo_verification.dismiss'],
  Site
> {
  return async (_, { viewer: { account }, now }) => {
    await database.transaction((tx) =>
      dismissAskNote(tx, account, new Date(now.getTime() + dismissalMs)),
    )
    return null
  }
}
