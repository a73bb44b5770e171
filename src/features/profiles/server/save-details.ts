import type { Handler } from '#kernel/handler.ts'
import type { Site } from '#features/sites/rules/site.ts'
import type { contract } from '../contract.ts'
import type { ProfilesDeps } from './deps.ts'
import { showOwn } from './read-own.ts'
import { save } from './save.ts'
import { updateDetails } from './store-sections.ts'

/** Saves the traits, languages and notes; a note of nothing but blanks is none. */
export function saveDetails(deps: ProfilesDeps): Handler<(typeof contract)['profiles.save_details'], Site> {
  return async ({ traits, languages, notes }, { site, viewer, now }) => {
    const written = Object.entries(notes)
      .map(([field, note]) => [field, note?.trim() ?? ''])
      .filter(([, note]) => note !== '')
    const details = {
      traits,
      languages: [...new Set(languages)],
      notes: Object.fromEntries(written) as Record<string, string>,
    }
    await save(deps, viewer.account, now, (tx) => updateDetails(tx, viewer.account, details, now))
    return showOwn(deps, viewer.account, { site, now })
  }
}
