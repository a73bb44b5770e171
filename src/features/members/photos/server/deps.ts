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
  /** The installation's secret; addresses are signed with a key derived from it. */
  readonly secret: string
  /** The profiles' own judgement of who exists for whom. */
  readonly findMember: FindMember
  /** Whether an account has premium; asked anew each time. */
  readonly isPremium: (account: number) => Promise<boolean>
  /** Whether an account had premium and has it no longer. */
  readonly lostPremium: (account: number) => Promise<boolean>
  /** Whether a visitor may look at people here and now. */
  readonly searchOpen: (site: Site, context: Context<Site>) => boolean
  /** The key of a message's picture for who asks, if it is theirs; the feature that has the messages says so. Without it none is. */
  readonly messagePhotoKey?: (photo: string, request: { reader: number; site: Site }) => Promise<string | null>
  /** Tells the open tabs of a member, so that both sides see at once what became of private photos. */
  readonly tell?: Live['tell']
  /** Photos are sent without a session or signature, for looking at them while developing. */
  readonly openMedia?: boolean
}
