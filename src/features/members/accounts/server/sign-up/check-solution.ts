import type { Context } from '#kernel/context.ts'
import { type Refusal, refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import { contract } from '../../contract/accounts.ts'
import { isEnoughWork } from '../../rules/sign-up-challenge.ts'
import type { Deps } from '../deps.ts'
import { spendChallenge } from './store-challenges.ts'

type SolutionRefusal = Refusal<'accounts.solution_missing' | 'accounts.solution_invalid'>

/**
 * Checks the solution in a sign-up and marks its challenge as used by this sign-up. The reason why
 * one is invalid is not returned, because the page requests another challenge in any case.
 */
export async function checkSolution(
  deps: Pick<Deps, 'challenges' | 'database' | 'limits'>,
  form: { readonly id: string; readonly solution?: string | undefined },
  { site, address, now }: Context<Site>,
): Promise<SolutionRefusal | null> {
  if (!site.settings.signup_challenge) return null
  if (form.solution === undefined) return refuse('accounts.solution_missing', { field: 'solution' })
  const invalid = refuse('accounts.solution_invalid', { field: 'solution' })
  const issued = await deps.challenges.verify(form.solution)
  if (issued === null || issued.site !== site.id || issued.expiresAt <= now) return invalid
  // This request has been counted too.
  const before =
    (await deps.limits.named(contract['accounts.sign_up'].rateLimit).used(address, now)) - 1
  if (!isEnoughWork(issued.steps, before)) return invalid
  const { nonce, expiresAt } = issued
  return (await spendChallenge(deps.database, { nonce, signUp: form.id, expiresAt }))
    ? null
    : invalid
}
