import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/profiles.ts'
import { completeTraits } from '../rules/traits.ts'
import { type NoteField, enabledNoteFields } from '../rules/visible-fields.ts'
import type { ProfilesDeps } from './deps.ts'
import { describeOwnProfile } from './read-own.ts'
import { save } from './save.ts'
import { updateDetails, updateNotes } from './store-sections.ts'

/**
 * Saves the traits, languages and notes; a blank note is removed, and a note for a field that does
 * not allow one is ignored.
 */
export function saveDetails(
  deps: ProfilesDeps,
): Handler<(typeof contract)['profiles.save_details'], Site> {
  return async ({ traits, languages, notes }, { site, viewer, now }) => {
    const allowedNotes = enabledNoteFields(site.settings)
    const stray = Object.keys(notes).find((field) => !allowedNotes.includes(field as NoteField))
    if (stray !== undefined) return refuse('profiles.note_not_offered', { field: `notes.${stray}` })
    await save(deps, viewer.account, now, async (tx) => {
      await updateDetails(
        tx,
        viewer.account,
        { traits: completeTraits(traits), languages: [...new Set(languages)] },
        now,
      )
      await updateNotes(tx, viewer.account, notes, now)
    })
    return describeOwnProfile(deps, viewer.account, { site, now })
  }
}
