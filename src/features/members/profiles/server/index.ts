import type { Handlers } from '#kernel/handler.ts'
import type { PersonalData } from '#features/members/accounts/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Live } from '#platform/server/live/live.ts'
import type { contract } from '../contract/profiles.ts'
import type { ProfilesDeps } from './deps.ts'
import { type ChangeBirth, changeBirth } from './change-birth.ts'
import { correctBirthDate, type CorrectBirthDate } from './correct-birth-date.ts'
import { type FindMember, findMember } from './find-member.ts'
import { handleLookFrame, type FindViewerSite } from './handle-look-frame.ts'
import { listInterests } from './list-interests.ts'
import { onSignedUp } from './on-signed-up.ts'
import { type MakeProfile, makeProfile } from './make-profile.ts'
import { personalData } from './personal-data.ts'
import { readMember } from './read-member.ts'
import { readOwn } from './read-own.ts'
import { saveAbout } from './save-about.ts'
import { saveBasics } from './save-basics.ts'
import { saveDetails } from './save-details.ts'
import { saveInterests } from './save-interests.ts'
import { savePlace } from './save-place.ts'
import { savePrompts } from './save-prompts.ts'
import { showIntimate } from './show-intimate.ts'

export type { Neighbours, ProfilesDeps, Reader } from './deps.ts'
export type { FindMember } from './find-member.ts'
export type { MakeProfile, ProfileDraft } from './make-profile.ts'
export type { MemberRow } from './store.ts'

export interface Profiles {
  readonly handlers: Handlers<typeof contract, Site>
  /** Whether a member exists for a reader; the features above must use only this. */
  readonly findMember: FindMember
  readonly makeProfile: MakeProfile
  /** For the command line. */
  readonly correctBirthDate: CorrectBirthDate
  /** Corrects a member's date of birth on their request. */
  readonly changeBirth: ChangeBirth
  /** Subscribers to events of the features below, run in the emitter's transaction. */
  readonly subscribers: {
    readonly 'accounts.signed_up': ReturnType<typeof onSignedUp>
  }
  /**
   * Registers with the live hub: a viewer with an open member's page is notified when the member is
   * no longer visible.
   */
  readonly join: (live: Pick<Live, 'onFrame'>, findViewerSite: FindViewerSite) => void
  /** How this feature exports and erases a member's data. */
  readonly personalData: PersonalData
}

/** Creates the profiles feature: what members write about themselves and what others can see. */
export function createProfiles(deps: ProfilesDeps): Profiles {
  const make = makeProfile(deps)
  return {
    handlers: {
      'profiles.read_own': readOwn(deps),
      'profiles.save_basics': saveBasics(deps),
      'profiles.save_details': saveDetails(deps),
      'profiles.save_about': saveAbout(deps),
      'profiles.save_prompts': savePrompts(deps),
      'profiles.save_interests': saveInterests(deps),
      'profiles.show_intimate': showIntimate(deps),
      'profiles.save_place': savePlace(deps),
      'profiles.list_interests': listInterests(),
      'profiles.read_member': readMember(deps),
    },
    personalData,
    findMember: findMember(deps),
    join: (live, findViewerSite) =>
      live.onFrame('profiles.look', handleLookFrame(findMember(deps), findViewerSite)),
    makeProfile: make,
    correctBirthDate: correctBirthDate(deps),
    changeBirth: changeBirth(deps),
    subscribers: { 'accounts.signed_up': onSignedUp(make) },
  }
}
