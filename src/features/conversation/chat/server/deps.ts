import type { Phrases } from '#platform/server/phrases.ts'
import type { Live } from '#platform/server/live/live.ts'
import type { Database, Transaction } from '#platform/server/postgres/database.ts'
import type { Fiction } from '#features/members/fictional-profiles/server/index.ts'
import type { Gifts } from '#features/money/gifts/server/index.ts'
import type { Photos } from '#features/members/photos/server/index.ts'
import type { FindMember } from '#features/members/profiles/server/index.ts'

export interface ChatDeps {
  readonly database: Database
  readonly phrases: Phrases
  /** The profiles' own judgement of who exists for whom. */
  readonly findMember: FindMember
  readonly mainPhotos: Photos['mainPhotos']
  /** Keeps the pictures of photo messages, apart from the members' own. */
  readonly messagePhotos: Photos['messagePhotos']
  /** Names a gift or sticker in the reader's language, with the addresses of its pictures. */
  readonly showDrawing: Gifts['showDrawing']
  readonly labelOf: Fiction['labelOf']
  /** Whether anybody listens to `chat.message_sent`; while nobody does, it is not written down. */
  readonly messagesHeard: boolean
}

/** What the acts work with: the same, and the way to open tabs. */
export interface ChatParts extends ChatDeps {
  readonly tell: Live['tell']
}

/** What sending works with: one statement after another, in a transaction of someone's or in none of its own yet. */
export interface SendParts extends Omit<ChatParts, 'database'> {
  readonly database: Transaction | Database
}
