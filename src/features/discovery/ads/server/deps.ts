import type { Blob, Blobs } from '#platform/server/blobs/blobs.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import type { Context } from '#kernel/context.ts'
import type { ApartPictures } from '#features/members/photos/server/index.ts'
import type { Fiction } from '#features/members/fictional-profiles/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Sites } from '#features/site/sites/server/index.ts'
import type { Note } from '#features/members/staff/server/index.ts'

export interface SponsoredDeps {
  readonly database: Database
  readonly blobs: Blobs
  readonly sites: Pick<Sites, 'allSites'>
  /** The word of the label, and whether a reader hides what is no member. */
  readonly fiction: Pick<Fiction, 'labelOf' | 'hidesFrom'>
  /** Whether visitors see people here and now; the roof connects it. */
  readonly searchOpen: (site: Site, context: Pick<Context<Site>, 'cookies' | 'query'>) => boolean
  /** The main photo that others may see, as bytes. */
  readonly mainPicture: (account: number) => Promise<Blob | null>
  /** Pictures of ads, made ready like any photo and kept apart. */
  readonly adPictures: ApartPictures
  /** Writes down what one of the staff did. */
  readonly note: Note
  /** Where people reach a site, without a slash at the end. */
  readonly addressOf: (site: Site) => string
}
