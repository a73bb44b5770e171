import type { Blob, Blobs } from '#platform/server/blobs/blobs.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import type { Context } from '#kernel/context.ts'
import type { PictureStore } from '#features/members/photos/server/index.ts'
import type { FictionalProfiles } from '#features/members/fictional-profiles/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Sites } from '#features/site/sites/server/index.ts'
import type { RecordAuditEntry } from '#features/members/staff/server/index.ts'

export interface AdsDeps {
  readonly database: Database
  readonly blobs: Blobs
  readonly sites: Pick<Sites, 'allSites'>
  /** The label text, and whether a reader hides profiles that are not members. */
  readonly fictionalProfiles: Pick<FictionalProfiles, 'labelFor' | 'hidesFrom'>
  /** Whether visitors may currently browse members; connected by the app. */
  readonly searchOpen: (site: Site, context: Pick<Context<Site>, 'cookies' | 'query'>) => boolean
  /** The main photo visible to others, as bytes. */
  readonly mainPicture: (account: number) => Promise<Blob | null>
  /** Pictures of ads, processed like any photo and stored separately. */
  readonly adPictures: PictureStore
  /** Writes a staff action to the audit log. */
  readonly note: RecordAuditEntry
  /** The base URL of a site, without a trailing slash. */
  readonly siteUrl: (site: Site) => string
}
