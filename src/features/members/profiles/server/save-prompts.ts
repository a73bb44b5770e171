import type { Handler } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/profiles.ts'
import type { ProfilesDeps } from './deps.ts'
import { describeOwnProfile } from './read-own.ts'
import { save } from './save.ts'
import { replacePrompts } from './store-sections.ts'

/**
 * Saves the answered questions. If a question appears twice, the last answer is used; blank answers
 * are dropped.
 */
export function savePrompts(
  deps: ProfilesDeps,
): Handler<(typeof contract)['profiles.save_prompts'], Site> {
  return async ({ prompts }, { site, viewer, now }) => {
    const answers = new Map(prompts.map(({ prompt, answer }) => [prompt, answer.trim()]))
    const answered = [...answers]
      .filter(([, answer]) => answer !== '')
      .map(([prompt, answer]) => ({ prompt, answer }))
    await save(deps, viewer.account, now, (tx) => replacePrompts(tx, viewer.account, answered, now))
    return describeOwnProfile(deps, viewer.account, { site, now })
  }
}
