import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/profiles.ts'
import { groupedInterests, isIntimate } from '../rules/interests.ts'
import { enabledNoteFields } from '../rules/visible-fields.ts'
import type { ProfilesDeps } from './deps.ts'
import { describeOwnProfile } from './read-own.ts'
import { save } from './save.ts'
import { selectOwn } from './store.ts'
import { replaceIntimate, updateInterests, updateNotes } from './store-sections.ts'

/**
 * Saves the interests. Each intimate one requires explicit consent once, and leaving it out
 * withdraws that consent (H14).
 */
export function saveInterests(
  deps: ProfilesDeps,
): Handler<(typeof contract)['profiles.save_interests'], Site> {
  return async ({ interests, intimate_consent: consent, note }, { site, viewer, now }) => {
    if (interests.some((interest) => !site.settings.interests.includes(interest))) {
      return refuse('profiles.interest_not_offered', { field: 'interests' })
    }
    if (note !== undefined && !enabledNoteFields(site.settings).includes('interests'))
      return refuse('profiles.note_not_offered', { field: 'note' })
    const chosen = groupedInterests.filter((interest) => interests.includes(interest))
    const intimate = chosen.filter(isIntimate)
    const consented = (await selectOwn(deps.database, viewer.account))?.intimate ?? []
    if (!consent && intimate.some((interest) => !consented.includes(interest)))
      return refuse('profiles.consent_required', { field: 'intimate_consent' })
    await save(deps, viewer.account, now, async (tx) => {
      await updateInterests(
        tx,
        viewer.account,
        chosen.filter((interest) => !isIntimate(interest)),
        now,
      )
      await replaceIntimate(tx, viewer.account, { interests: intimate, consent }, now)
      if (note !== undefined) await updateNotes(tx, viewer.account, { interests: note }, now)
    })
    return describeOwnProfile(deps, viewer.account, { site, now })
  }
}
