import type { Context } from '#kernel/context.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Blobs } from '#platform/server/blobs/blobs.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Emit } from '#platform/server/events/emit.ts'
import type { Limits } from '#platform/server/limits/limits.ts'
import type { EmailSite, SendEmail } from '#platform/server/mail/email.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Sites } from '#features/site/sites/server/index.ts'
import type { events, User } from '../contract/accounts.ts'
import type { PasswordQueue, Passwords } from './passwords.ts'
import type { PersonalData } from './personal-data/personal-data.ts'
import type { AgeMemory } from './sign-up/age-memory.ts'
import type { Challenges } from './sign-up/challenges.ts'
import type { Sessions } from './sessions/sessions.ts'

/**
 * Data about a member provided by the features above; each field is added once that feature exists.
 */
export interface UserParts {
  readonly credits: number
  readonly paid_user: boolean
  readonly notifications_disabled: User['notifications_disabled']
  readonly profile_status: User['profile']['status']
  readonly main_image: User['profile']['main_image']
  readonly time_bonus: NonNullable<User['time_bonus']> | null
}

export interface AccountsDeps {
  readonly database: Database
  readonly emit: Emit<typeof events>
  readonly mail: SendEmail
  /** Whether a member's emails must look neutral in the inbox. */
  readonly wantsDiscreetEmails: (account: number) => Promise<boolean>
  /** Accounts with an undecided appeal against their pause, which aren't deleted before it is decided. */
  readonly findAppealing: () => Promise<readonly number[]>
  readonly phrases: Phrases
  readonly clock: Clock
  readonly sites: Pick<Sites, 'siteById' | 'countryOfAddress'>
  /** The sender and address used in a site's emails. */
  readonly mailSite: (site: Site) => EmailSite
  /** The version of the terms a site shows in a language; ISO 8601. */
  readonly termsInForce: (site: Site, locale: Locale, now: Date) => Promise<string>
  /** From when members have had to accept a site's terms again; null if never. */
  readonly acceptAgainSince: (site: Site, now: Date) => Promise<Date | null>
  /** Extension point for the features above. */
  readonly parts?: (
    account: { readonly account: number; readonly member: string; readonly signedUpAt: Date },
    context: Context<Site>,
  ) => Promise<Partial<UserParts>>
  /**
   * The personal data of the features above, in the order of its erasure; a function because these
   * features are created later.
   */
  readonly personalData: () => readonly PersonalData[]
  /** The storage of the files in data exports. */
  readonly blobs: Pick<Blobs, 'get'>
  /** The platform's rate limiter. */
  readonly limits: Pick<Limits, 'named'>
  /** The installation's secret. */
  readonly secret: string
  /** How many passwords are hashed in parallel; by default two, with twenty waiting. */
  readonly passwordQueue?: PasswordQueue
}

/** The same, with this feature's internal services. */
export interface Deps extends AccountsDeps {
  readonly ageMemory: AgeMemory
  readonly challenges: Challenges
  readonly passwords: Passwords
  readonly sessions: Sessions
}
