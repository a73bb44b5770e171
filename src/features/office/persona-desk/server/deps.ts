import type { Wellbeing } from '#features/safety/wellbeing/server/index.ts'
import type { Chat } from '#features/conversation/chat/server/index.ts'
import type { FictionalProfiles } from '#features/members/fictional-profiles/server/index.ts'
import type { Gifts } from '#features/money/gifts/server/index.ts'
import type { Photos } from '#features/members/photos/server/index.ts'
import type { RecordAuditEntry, WorkQueue } from '#features/members/staff/server/index.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { BlockedReason } from '../rules/blocked-reason.ts'

/** Checks a reply before it is sent, in the member's language; null if there is no objection. */
export type LintReply = (text: string, locale: Locale) => BlockedReason | null

/**
 * The operator's AI for drafting replies; the product does not contain any. It receives the
 * language, the profile’s name and sheet, and the latest messages, but nothing about who the member
 * is.
 */
export type ReplyWriter = (input: {
  readonly locale: Locale
  readonly profile: string
  readonly sheet: { readonly facts: string; readonly tone: string; readonly said: string }
  readonly lines: readonly { readonly from: 'member' | 'profile'; readonly text: string }[]
}) => Promise<string | null>

export interface DeskDeps {
  readonly database: Database
  readonly phrases: Phrases
  readonly chat: Pick<Chat, 'answerAs' | 'readAs'>
  readonly labelFor: FictionalProfiles['labelFor']
  /** The photo of a fictional profile. */
  readonly mainPicture: Photos['mainPicture']
  /** Describes a gift or sticker, with the addresses of its images. */
  readonly showDrawing: Gifts['showDrawing']
  readonly lintReply: LintReply
  readonly replyWriter?: ReplyWriter | undefined
  readonly wellbeing: Pick<Wellbeing, 'begin'>
  /** Records a staff action in the audit log, in the same transaction. */
  readonly note: RecordAuditEntry
  /** The claims on conversations. */
  readonly queue: WorkQueue
  /** Returns names of staff members, by their internal ids. */
  readonly findStaffNames: (staff: readonly number[]) => Promise<ReadonlyMap<number, string>>
}
