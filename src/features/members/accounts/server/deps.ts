import type { Context } from '#kernel/context.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Emit } from '#platform/server/events/emit.ts'
import type { Limits } from '#platform/server/limits/limits.ts'
import type { MailSite, SendMail } from '#platform/server/mail/mail.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import type { ZipFile } from '#platform/server/zip/write-zip.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Sites } from '#features/site/sites/server/index.ts'
import type { events, User } from '../contract.ts'
import type { PasswordQueue, Passwords } from './passwords.ts'
import type { Sessions } from './sessions.ts'

/** What the features above know of a member; each is filled in when that feature exists. */
export interface UserParts {
  readonly credits: number
  readonly paid_user: boolean
  readonly notifications_disabled: User['notifications_disabled']
  readonly profile_status: User['profile']['status']
  readonly main_image: User['profile']['main_image']
  readonly time_bonus: NonNullable<User['time_bonus']> | null
}

/** What the features above keep of a member: JSON by the part's name, and pictures. */
export interface ExportParts {
  readonly parts: Readonly<Record<string, unknown>>
  readonly files: readonly ZipFile[]
}

/** What accounts is built from. */
export interface AccountsDeps {
  readonly database: Database
  readonly emit: Emit<typeof events>
  readonly mail: SendMail
  /** Whether a member's letters are to look like nothing in particular from outside. */
  readonly wantsQuietLetters: (account: number) => Promise<boolean>
  readonly phrases: Phrases
  readonly clock: Clock
  readonly sites: Pick<Sites, 'siteById' | 'countryOfAddress'>
  /** The sender and address of a site's letters. */
  readonly mailSite: (site: Site) => MailSite
  /** The version of the terms a site shows in a language; ISO 8601. */
  readonly termsInForce: (site: Site, locale: Locale) => string
  /** The slot that features above fill. */
  readonly parts?: (
    account: { readonly account: number; readonly member: string; readonly signedUpAt: Date },
    context: Context<Site>,
  ) => Promise<Partial<UserParts>>
  /** What a member's own file holds beside the account (BEY-13). */
  readonly exportParts?: (account: number) => Promise<ExportParts>
  /** The house's limiter, for what is no call. */
  readonly limits: Pick<Limits, 'named'>
  /** How many passwords are computed at once; two, with twenty waiting, when left out. */
  readonly passwordQueue?: PasswordQueue
}

/** The same with the machines of this feature. */
export interface Deps extends AccountsDeps {
  readonly passwords: Passwords
  readonly sessions: Sessions
}
