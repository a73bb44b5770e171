import { localDate } from '#kernel/calendar.ts'
import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import { validateBirthDate } from '#features/members/accounts/index.ts'
import { getMinAge, type Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/profiles.ts'
import { genderNumber, sexualityNumber, toSexuality } from '../rules/orientation.ts'
import type { ProfilesDeps } from './deps.ts'
import { describeOwnProfile } from './read-own.ts'
import { save } from './save.ts'
import { selectOwn } from './store.ts'
import { updateBasics } from './store-sections.ts'

/**
 * Saves date of birth, gender and preferred genders. The minimum age applies as at sign-up
 * (ACC-05), and the date of birth can be changed once.
 */
export function saveBasics(
  deps: ProfilesDeps,
): Handler<(typeof contract)['profiles.save_basics'], Site> {
  return async ({ date_of_birth: birth, gender, seeking }, { site, viewer, now }) => {
    const own = await selectOwn(deps.database, viewer.account)
    const minAge = getMinAge(site.settings, own?.country ?? site.country)
    const problem = validateBirthDate(birth, { today: localDate(now, site.timeZone), minAge })
    if (problem === 'accounts.invalid_birth')
      return refuse('profiles.invalid_birth', { field: 'date_of_birth' })
    if (problem !== null)
      return refuse('profiles.too_young', { field: 'date_of_birth', with: { min_age: minAge } })
    const basics = {
      birth,
      gender: genderNumber(gender),
      sexuality: sexualityNumber(toSexuality(gender, seeking)),
    }
    const saved = await save(deps, viewer.account, now, (tx) =>
      updateBasics(tx, viewer.account, basics, now),
    )
    if (!saved) return refuse('profiles.birth_fixed', { field: 'date_of_birth' })
    return describeOwnProfile(deps, viewer.account, { site, now })
  }
}
