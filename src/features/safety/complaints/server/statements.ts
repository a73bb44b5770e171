import { formatReceiptNumber } from '#features/safety/reports/index.ts'
import { minuteMs } from '#kernel/duration.ts'
import { newId } from '#platform/server/random.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import type { Decided, Origin, RuleKey, Side, Source } from '../rules/cases.ts'
import type { ComplaintsDeps } from './deps.ts'
import {
  addConfirming,
  insertStatement,
  markAnnounced,
  retractStatement,
  selectStatementKey,
} from './store-statements.ts'

/** A moderation decision about one member. */
export interface ModerationDecision {
  readonly site: { readonly id: number; readonly pool: number }
  readonly account: number
  readonly side: Side
  readonly source: Exclude<Source, 'complaint'>
  /** The number of the report, or the id of the photo, verification request or break. */
  readonly subject: string
  readonly outcome: Decided
  readonly rule: RuleKey
  readonly origin: Origin
  readonly statement: string | null
  readonly staff: number
  /** When the effect ends, if it does. */
  readonly endsAt?: Date
}

/** Statements of reasons for the features that moderate (DSA 17). */
export interface Statements {
  /**
   * Records the reasons of a decision in its transaction, so that none takes effect without them. The
   * email about a report is sent by its feature; any other follows after a minute.
   */
  readonly record: (tx: Transaction, decision: ModerationDecision, now: Date) => Promise<void>
  /** Adds a staff member who confirmed a decision, and so can't decide an appeal against it. */
  readonly confirm: (
    tx: Transaction,
    decision: Pick<ModerationDecision, 'source' | 'subject' | 'staff'>,
  ) => Promise<void>
  /** Takes back what was recorded about a subject, because the decision was undone right away. */
  readonly retract: (tx: Transaction, subject: string, now: Date) => Promise<void>
  /** The path of the page with the reasons, for the email about a report; null if there is none. */
  readonly findPath: (subject: string, side: Side) => Promise<string | null>
}

export function createStatements({
  database,
  links,
}: Pick<ComplaintsDeps, 'database' | 'links'>): Statements {
  return {
    async record(tx, { site, ...decision }, now) {
      const number = formatReceiptNumber(newId(), 'D')
      const place = { pool: site.pool, site: site.id, complaint: null }
      const announced = decision.source === 'report'
      await insertStatement(tx, { ...decision, ...place, number, announced }, now)
    },
    async confirm(tx, decision) {
      await addConfirming(tx, decision)
    },
    async retract(tx, subject, now) {
      await retractStatement(tx, subject, now)
    },
    async findPath(subject, side) {
      const id = await selectStatementKey(database, { source: 'report', subject, side })
      return id === null ? null : links.createPath({ kind: 'statement', id })
    },
  }
}

/** How long a decision about a photo can be taken back before its owner is told. */
const announceAfterMs = minuteMs
/** Statements per transaction. */
const together = 200

/** A timed job: emails the reasons of decisions about photos, verifications and breaks. */
export function announceStatements({
  database,
  emit,
}: Pick<ComplaintsDeps, 'database' | 'emit'>): (now: Date) => Promise<void> {
  return async (now) => {
    const before = new Date(now.getTime() - announceAfterMs)
    for (;;) {
      const announced = await database.transaction(async (tx) => {
        const keys = await markAnnounced(tx, { before, limit: together, now })
        for (const id of keys) await emit(tx, 'complaints.email_due', { kind: 'decided', id }, now)
        return keys.length
      })
      if (announced < together) return
    }
  }
}
