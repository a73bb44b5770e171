import type { Handlers } from '#kernel/handler.ts'
import type { Locale } from '#kernel/locale.ts'
import type { PersonalData } from '#features/members/accounts/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { isHidden } from '../rules/is-hidden.ts'
import { type Kind, labelFor } from '../rules/fiction-texts.ts'
import { acknowledgeFictional } from './acknowledge-fictional.ts'
import { chooseShown } from './choose-shown.ts'
import type { FictionalProfilesDeps } from './deps.ts'
import { personalData } from './personal-data.ts'
import { readChoice } from './read-choice.ts'
import { type CountProfiles, createProfileCounter, readShare } from './read-share.ts'
import { readDisclosure } from './read-disclosure.ts'
import { selectHidden } from './store.ts'
import { loadTexts } from './load-texts.ts'

export type { FictionalProfilesDeps } from './deps.ts'

export interface FictionalProfiles {
  readonly handlers: Handlers<typeof contract, Site>
  /**
   * Returns the label of a profile in a language; null for a member. All serializers use this
   * function.
   */
  readonly labelFor: (kind: Kind, site: Pick<Site, 'settings'>, locale: Locale) => string | null
  /** Whether a kind of profile is hidden from a reader; `null` is a visitor. */
  readonly hidesFrom: (
    reader: number | null,
    kind: Kind,
    site: Pick<Site, 'settings'>,
  ) => Promise<boolean>
  /** Counts the profiles of a site’s pool by kind. */
  readonly countProfiles: CountProfiles
  /** How this feature exports and erases a member's data. */
  readonly personalData: PersonalData
}

/**
 * Fictional profiles: profiles that are not members are labelled everywhere, never initiate
 * anything, and can be hidden.
 */
export function createFictionalProfiles(deps: FictionalProfilesDeps): FictionalProfiles {
  const { database, phrases } = deps
  const count = createProfileCounter(deps)
  return {
    handlers: {
      'fictional_profiles.read_choice': readChoice(deps),
      'fictional_profiles.choose_visibility': chooseShown(deps),
      'fictional_profiles.read_disclosure': readDisclosure(deps),
      'fictional_profiles.acknowledge': acknowledgeFictional(deps),
      'fictional_profiles.read_share': readShare(count),
    },
    countProfiles: count,
    labelFor: (kind, site, locale) =>
      kind === 'member' ? null : labelFor(kind, loadTexts(phrases, site, locale)),
    hidesFrom: async (reader, kind, { settings }) => {
      if (kind === 'member') return false
      return isHidden(
        kind,
        reader === null ? null : await selectHidden(database, reader),
        settings.fictional_hidden,
      )
    },
    personalData,
  }
}
