import type { Handler } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/accounts.ts'
import { clearSessionCookies } from './session-cookies.ts'
import type { Deps } from '../deps.ts'
import { deleteSession } from './store-sessions.ts'

/**
 * GET /api/logout.php: ends the session on the server, instead of only deleting the cookie in the
 * browser (ACC-11).
 */
export function logOut({
  database,
  sessions,
}: Deps): Handler<(typeof contract)['accounts.log_out'], Site> {
  return async (_, context) => {
    if (context.viewer !== null) {
      await deleteSession(database, context.viewer.session)
      sessions.forget(context.viewer.account, [context.viewer.session])
    }
    clearSessionCookies(context)
    return null
  }
}
