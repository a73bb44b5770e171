import type { Handler } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/accounts.ts'
import type { Deps } from './deps.ts'
import { describeViewer } from './describe-user.ts'

/** GET /api/user.php: returns the logged-in user (API-01). */
export function readUser(deps: Deps): Handler<(typeof contract)['accounts.read_user'], Site> {
  return async (_, context) => ({
    user: await describeViewer(deps, context.viewer.account, context),
  })
}
