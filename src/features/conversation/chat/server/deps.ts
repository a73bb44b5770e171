import type { CreateCursors } from '#platform/server/cursors.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { Live } from '#platform/server/live/live.ts'
import type { Database, Transaction } from '#platform/server/postgres/database.ts'
import type { FictionalProfiles } from '#features/members/fictional-profiles/server/index.ts'
import type { Gifts } from '#features/money/gifts/server/index.ts'
import type { Photos } from '#features/members/photos/server/index.ts'
import type { FindMember } from '#features/members/profiles/server/index.ts'

export interface ChatDeps {
  readonly database: Database
  readonly cursors: CreateCursors
  readonly phrases: Phrases
  /** The profiles feature's rule for who is visible to whom. */
  readonly findMember: FindMember
  readonly mainPhotos: Photos['mainPhotos']
  /** Stores images of photo messages, separately from profile photos. */
  readonly messagePhotos: Photos['messagePhotos']
  /** Describes a gift or sticker in the reader's language, with the addresses of its images. */
  readonly showDrawing: Gifts['showDrawing']
  readonly labelFor: FictionalProfiles['labelFor']
  /** Whether `chat.message_sent` has subscribers; without any, the event is not stored. */
  readonly hasMessageSubscribers: boolean
}

/** Dependencies of the handlers: the same, plus notifications to open tabs. */
export interface ChatParts extends ChatDeps {
  readonly notify: Live['notify']
}

/** Dependencies of sending; the database may be a caller's transaction. */
export interface SendParts extends Omit<ChatParts, 'database'> {
  readonly database: Transaction | Database
}
