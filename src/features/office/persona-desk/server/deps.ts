import type { Care } from '#features/safety/wellbeing/server/index.ts'
import type { Chat } from '#features/conversation/chat/server/index.ts'
import type { Fiction } from '#features/members/fictional-profiles/server/index.ts'
import type { Gifts } from '#features/money/gifts/server/index.ts'
import type { Photos } from '#features/members/photos/server/index.ts'
import type { Note } from '#features/members/staff/server/index.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { HeldBack } from '../rules/held-back.ts'

/** Reads a reply before it leaves, in the member's language; null where nothing speaks against it. */
export type LintReply = (text: string, locale: Locale) => HeldBack | null

/**
 * A machine that proposes answers, should an operator plug one in; the product has none. It is told the language, the profile’s name and
 * sheet, and the latest messages, and nothing of who the member is.
 */
export type ReplyWriter = (asked: {
  readonly locale: Locale
  readonly profile: string
  readonly sheet: { readonly facts: string; readonly tone: string; readonly said: string }
  readonly lines: readonly { readonly from: 'member' | 'profile'; readonly text: string }[]
}) => Promise<string | null>

/** What the desk is built from. */
export interface DeskDeps {
  readonly database: Database
  readonly phrases: Phrases
  readonly chat: Pick<Chat, 'answerAs' | 'readAs'>
  readonly labelOf: Fiction['labelOf']
  /** The picture of a fictional profile. */
  readonly mainPicture: Photos['mainPicture']
  /** Names a gift or sticker, with the addresses of its pictures. */
  readonly showDrawing: Gifts['showDrawing']
  readonly lintReply: LintReply
  readonly replyWriter?: ReplyWriter | undefined
  readonly care: Pick<Care, 'begin'>
  /** Writes down what one of the staff did, in the same transaction. */
  readonly note: Note
  /** What some of the staff are called, by their inside keys. */
  readonly nameOf: (staff: readonly number[]) => Promise<ReadonlyMap<number, string>>
}
