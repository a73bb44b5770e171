import type { Context } from '#kernel/context.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Emit } from '#platform/server/events/emit.ts'
import type { Limits } from '#platform/server/limits/limits.ts'
import type { EmailSite, SendEmail } from '#platform/server/mail/email.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import type { ZipFile } from '#platform/server/zip/write-zip.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Sites } from '#features/site/sites/server/index.ts'
import type { events, User } from '../contract/accounts.ts'
import type { PasswordQueue, Passwords } from './passwords.ts'
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

/** Data about a member stored by the features above: JSON by part name, and photos. */
export interface ExportParts {
  readonly parts: Readonly<Record<string, unknown>>
  readonly files: readonly ZipFile[]
}

export interface AccountsDeps {
  readonly database: Database
  readonly emit: Emit<typeof events>
  readonly mail: SendEmail
  /** Whether a member's emails must look discreet from outside. */
  readonly wantsDiscreetEmails: (account: number) => Promise<boolean>
  readonly phrases: Phrases
  readonly clock: Clock
  readonly sites: Pick<Sites, 'siteById' | 'countryOfAddress'>
  /** The sender and address used in a site's emails. */
  readonly mailSite: (site: Site) => EmailSite
  /** The version of the terms a site shows in a language; ISO 8601. */
  readonly termsInForce: (site: Site, locale: Locale) => string
  /** Extension point for the features above. */
  readonly parts?: (
    account: { readonly account: number; readonly member: string; readonly signedUpAt: Date },
    context: Context<Site>,
  ) => Promise<Partial<UserParts>>
  /** Data for the member's export beside the account itself (BEY-13). */
  readonly exportParts?: (account: number) => Promise<ExportParts>
  /** The platform's rate limiter, for routes that are not endpoints. */
  readonly limits: Pick<Limits, 'named'>
  /** How many passwords are hashed in parallel; by default two, with twenty waiting. */
  readonly passwordQueue?: PasswordQueue
}

/** The same, with this feature's internal services. */
export interface Deps extends AccountsDeps {
  readonly passwords: Passwords
  readonly sessions: Sessions
}
