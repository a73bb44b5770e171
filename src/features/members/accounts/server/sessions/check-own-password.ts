import type { Context, Viewer } from '#kernel/context.ts'
import { isRefusal } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Deps } from '../deps.ts'
import { busy } from '../passwords.ts'
import { verifyPassword } from './verify-password.ts'

/** Checks the password of the logged-in member; attempts are counted by account. */
export type CheckOwnPassword = (
  typed: string,
  context: Context<Site, Viewer>,
) => Promise<'right' | 'wrong' | 'locked' | 'busy'>

export function checkOwnPassword(deps: Deps): CheckOwnPassword {
  return async (typed, context) => {
    const answer = await deps.passwords.run(
      (hasher) => verifyPassword(deps, hasher, typed, context),
      'known',
    )
    if (answer === busy) return 'busy'
    if (!isRefusal(answer)) return 'right'
    return answer.refusal === 'accounts.wrong_password' ? 'wrong' : 'locked'
  }
}
