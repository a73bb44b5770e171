import type { Context } from '#kernel/context.ts'
import type { Blobs } from '#platform/server/blobs/blobs.ts'
import type { Emit } from '#platform/server/events/emit.ts'
import type { Live } from '#platform/server/live/live.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import type { FindMember } from '#features/members/profiles/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { events } from '../contract.ts'

export interface PhotosDeps {
  readonly database: Database
  readonly blobs: Blobs
  readonly emit: Emit<typeof events>
  /** The secret of the installation; URLs are signed with a key derived from it. */
  readonly secret: string
  /** Finds a member if the reader may see them; owned by the profiles feature. */
  readonly findMember: FindMember
  /** Whether an account has Premium; evaluated on every call. */
  readonly isPremium: (account: number) => Promise<boolean>
  /** Whether an account has had Premium and lost it. */
  readonly hasLostPremium: (account: number) => Promise<boolean>
  /** Whether a visitor may currently browse members on this site. */
  readonly searchOpen: (site: Site, context: Context<Site>) => boolean
  /**
   * Returns the key of a message photo if it belongs to the reader; provided by the feature that
   * owns messages. Without it, there are no message photos.
   */
  readonly messagePhotoKey?: (
    photo: string,
    request: { reader: number; site: Site },
  ) => Promise<string | null>
  /**
   * Whether an appeal about a rejected photo is waiting; provided by the feature that decides it.
   */
  readonly isAppealed?: (photo: string) => Promise<boolean>
  /** Whether a staff member, by their public id, has opened the file of the photo's owner. */
  readonly isFileOpen?: (photo: string, staff: string, now: Date) => Promise<boolean>
  /**
   * Notifies a member's open tabs, so that both sides immediately see changes to private photos.
   */
  readonly notify?: Live['notify']
  /** Serves photos without a session or signature, for development. */
  readonly openMedia?: boolean
}
