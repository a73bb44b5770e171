import { decisionErrors, staffWith } from '#features/members/staff/index.ts'
import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import { locales } from '#kernel/locale.ts'
import { publicId } from '#kernel/id.ts'
import { text } from '#kernel/text.ts'
import { event, type Events } from '#kernel/event.ts'
import { actOutcomes, decidedOutcomes, outcomes, suspensionDays } from './rules/decisions.ts'
import { requestKinds } from './rules/requests.ts'
import { reasons, reportLimits } from './rules/reasons.ts'
import { pictureAndHistory } from './rules/message-history.ts'

const receipt = z.strictObject({
  /** For reference in an email or on the phone. */
  number: z.string(),
  at: z.iso.datetime(),
})
export type Receipt = z.output<typeof receipt>

/** A report in the list: names, never addresses, and nothing anyone wrote. */
const listed = z.strictObject({
  number: z.string(),
  /** The origin: a member, staff, or detection of a first message that many people got. */
  origin: z.enum(['member', 'staff', 'machine']),
  /** When an automatically opened case expires without a decision; null for others. */
  lapses_at: z.iso.datetime().nullable(),
  /** It has expired: it no longer waits, but can still be decided. */
  lapsed: z.boolean(),
  /** Empty for a case opened by the machine. */
  reporter: z.string(),
  reported: z.string(),
  member: publicId.nullable(),
  /** It reopens a decision of the caller, so that someone else has to decide it. */
  own: z.boolean(),
  /** Whether there still is an account to warn or ban. */
  reachable: z.boolean(),
  /** Whether the account is active, so that it can be paused. */
  pausable: z.boolean(),
  /**
   * When the account is deleted unless staff resume it; null if it was not paused because of this
   * report.
   */
  paused_until: z.iso.datetime().nullable(),
  reason: z.enum(reasons),
  at: z.iso.datetime(),
  decision: z
    .strictObject({
      outcome: z.enum(decidedOutcomes),
      /** Whether the account was closed for deceiving members. */
      for_deceiving: z.boolean(),
      statement: z.string(),
      by: z.string(),
      at: z.iso.datetime(),
    })
    .nullable(),
  /** Whether the decision closed the account and it can be opened again. */
  reinstatable: z.boolean(),
  /** Requests that wait for a second staff member. */
  requests: z.array(
    z.strictObject({
      kind: z.enum(requestKinds),
      /** The reason for a reinstatement; empty for refunds. */
      reason: z.string(),
      /** The credits that members would get back; null for a reinstatement. */
      credits: z.int().nullable(),
      by: z.string(),
      /** Requested by the caller, who therefore can't decide on it. */
      own: z.boolean(),
      at: z.iso.datetime(),
    }),
  ),
})
export type ListedReport = z.output<typeof listed>

/** An opened report, with the evidence as it was at the time. */
const filed = listed.extend({
  details: z.string(),
  evidence: z.array(
    z.strictObject({
      /** `statement`: what the reporter added later, with its own `reason`. */
      kind: z.enum(['profile', 'message', 'statement']),
      reason: z.enum(reasons).nullable(),
      selected: z.boolean(),
      /** For a message, whether the reported member wrote it; for a profile, true. */
      by_reported: z.boolean(),
      /** The attachment of a message; null for text only, and for a profile. `gif` is a sticker. */
      attachment: z.enum(['photo', 'gift', 'gif']).nullable(),
      /** The caption of a photo; empty for a gift or sticker. */
      text: z.string(),
      at: z.iso.datetime().nullable(),
      ...pictureAndHistory,
    }),
  ),
})
export type FiledReportView = z.output<typeof filed>
const staff = staffWith('reports.decide')

/** The reporter's part of a report. */
const form = {
  id: publicId,
  reason: z.enum(reasons),
  details: text({ max: reportLimits.details }).default(''),
  /** Sequence numbers of messages in the conversation with that member. */
  messages: z.array(z.int().min(1).max(2_147_483_647)).max(reportLimits.messages).default([]),
}
const filing = {
  access: 'member',
  openWithoutTerms: true,
  output: receipt,
  rateLimit: { name: 'reports.file', count: 30, seconds: 86_400, storage: 'database' },
  idempotencyKey: 'id',
} as const

export const contract = {
  'reports.file': endpoint({
    ...filing,
    route: 'POST /api/members/:member/report',
    summary:
      'Reports a member with a reason. The profile, the selected messages and their neighbours are copied as they are, photos included. The member is not notified. A member who has blocked the caller or left can be reported for 30 days if they wrote to the caller. Repeating it returns the same report; another one before the decision is added to the first.',
    input: z.strictObject({ member: z.string().max(100), ...form }),
    errors: { 'reports.self': 422, 'reports.details_required': 422 },
  }),
  'reports.file_about_conversation': endpoint({
    ...filing,
    route: 'POST /api/conversations/:conversation/report',
    summary:
      'Reports the other side of one of the caller’s conversations, even of one that neither sees any more: for 30 days after a block or after the other account was deleted. The latest messages of such a conversation are copied.',
    input: z.strictObject({ conversation: publicId, ...form }),
    errors: { 'reports.details_required': 422 },
  }),
  'reports.count': endpoint({
    route: 'GET /api/office/reports/count',
    access: staff,
    summary:
      'Returns the number of undecided reports, without automatically opened cases that have expired.',
    input: z.strictObject({}),
    output: z.strictObject({ waiting: z.int(), oldest_at: z.iso.datetime().nullable() }),
  }),
  'reports.list': endpoint({
    route: 'GET /api/office/reports',
    access: staff,
    summary:
      'Lists reports without their evidence, fifty at a time: what waits for a second person, then undecided ones, oldest first. Reports about someone under age come before others, but only the three oldest of one reporter.',
    input: z.strictObject({ page: z.coerce.number().pipe(z.int().min(0).max(1000)).default(0) }),
    output: z.strictObject({
      waiting: z.int(),
      reports: z.array(listed),
      /** The number of the next page; null after the last. */
      next: z.int().nullable(),
    }),
  }),
  'reports.read': endpoint({
    route: 'GET /api/office/reports/:report',
    access: staff,
    summary:
      'Opens a report with its frozen evidence. The audit log records who opened it, once a day.',
    input: z.strictObject({ report: z.string().max(20) }),
    output: filed,
  }),
  'reports.decide': endpoint({
    route: 'PUT /api/office/reports/:report/decision',
    access: staff,
    summary:
      'Decides a report: nothing, a warning, a pause because the member may be too young, or a ban. A ban says whether it is for deceiving members: then everyone who paid to write there is refunded, after the approval of a second person if that is more than one may give alone. A pause and a ban need a recent second factor. Both sides receive the reason by email. A paused account is hidden, logged out and deleted after 30 days unless it is resumed. Repeating the same decision changes nothing.',
    input: z
      .strictObject({
        report: z.string().max(20),
        outcome: z.enum(outcomes),
        statement: text({ min: 1, max: 1000 }),
        /** Required with a ban. */
        for_deceiving: z.boolean().optional(),
      })
      .refine(({ outcome, for_deceiving: ground }) => outcome !== 'ban' || ground !== undefined, {
        path: ['for_deceiving'],
        message: 'input.required',
      }),
    output: filed,
    secondFactor: { outcome: ['pause', 'ban'] },
    errors: {
      'reports.decided': 409,
      'reports.own_decision': 409,
      'reports.statement_empty': 422,
      'reports.account_deleted': 409,
      'reports.not_pausable': 409,
    },
  }),
  'reports.act': endpoint({
    route: 'PUT /api/office/members/:member/decisions/:id',
    access: staff,
    summary:
      'Warns, suspends or bans a member whose file the caller has opened, without a report. The member gets the reason by email and can appeal. Banning someone with bought credits left is only proposed: it becomes a report that someone else decides. Repeating it changes nothing.',
    input: z
      .strictObject({
        member: publicId,
        id: publicId,
        outcome: z.enum(actOutcomes),
        reason: z.enum(reasons),
        statement: text({ min: 1, max: 1000 }),
        days: z.int().min(suspensionDays.min).max(suspensionDays.max).optional(),
        for_deceiving: z.boolean().optional(),
      })
      .refine(({ outcome, for_deceiving: ground }) => outcome !== 'ban' || ground !== undefined, {
        path: ['for_deceiving'],
        message: 'input.required',
      })
      .refine(({ outcome, days }) => outcome !== 'suspension' || days !== undefined, {
        path: ['days'],
        message: 'input.required',
      }),
    output: z.strictObject({
      number: z.string(),
      /** It waits for someone else. */
      proposed: z.boolean(),
    }),
    idempotencyKey: 'id',
    secondFactor: { outcome: ['suspension', 'ban'] },
    errors: {
      'reports.decided': 409,
      'reports.statement_empty': 422,
      'reports.account_deleted': 409,
      'reports.not_suspendable': 409,
      'reports.staff_account': 409,
      'reports.file_not_open': 409,
    },
  }),
  'reports.list_templates': endpoint({
    route: 'GET /api/office/statement-templates/:locale',
    access: staff,
    summary: 'Returns a draft of the reason a member reads, for each reason, in their language.',
    input: z.strictObject({ locale: z.enum(locales) }),
    output: z.strictObject({ templates: z.record(z.enum(reasons), z.string()) }),
  }),
  'reports.end_suspension': endpoint({
    route: 'PUT /api/office/members/:member/suspension/end',
    access: staff,
    summary:
      'Ends a suspension early, with a reason for the audit log. The member is told by email. Repeating it changes nothing.',
    input: z.strictObject({ member: publicId, reason: text({ min: 1, max: 1000 }) }),
    output: z.null(),
    secondFactor: 'recent',
    errors: {
      'reports.reason_empty': 422,
      'reports.staff_account': 409,
      'reports.file_not_open': 409,
    },
  }),
  'reports.resume': endpoint({
    route: 'PUT /api/office/reports/:report/resumption',
    access: staff,
    summary:
      'Reopens an account that was paused by the decision on this report: the member has proved their age, or was wrongly suspected. They are notified by email. Repeating it changes nothing.',
    input: z.strictObject({ report: z.string().max(20) }),
    output: filed,
    errors: { 'reports.not_paused': 409 },
  }),
  'reports.request_reinstatement': endpoint({
    route: 'PUT /api/office/reports/:report/reinstatement',
    access: staff,
    summary:
      'Asks a second person to open an account again that the decision on this report closed. Repeating it changes nothing.',
    input: z.strictObject({ report: z.string().max(20), reason: text({ min: 1, max: 1000 }) }),
    output: filed,
    secondFactor: 'recent',
    errors: { 'reports.not_reinstatable': 409, 'reports.reason_empty': 422 },
  }),
  'reports.decide_request': endpoint({
    route: 'PUT /api/office/reports/:report/requests/:request/decision',
    access: staff,
    summary:
      'Approves or declines what another staff member requested: the refunds after a ban for deceiving, or opening the account again, of which its owner is told by email. Repeating the same decision changes nothing.',
    input: z.strictObject({
      report: z.string().max(20),
      request: z.enum(requestKinds),
      approved: z.boolean(),
    }),
    output: filed,
    secondFactor: 'recent',
    errors: {
      ...decisionErrors,
      'reports.not_reinstatable': 409,
    },
  }),
} satisfies Contract

/** Events emitted by reports. */
export const events = {
  /** A report was decided, and both sides receive the reason by email. */
  'reports.decided': event({ when: 'later', carries: z.strictObject({ report: z.int() }) }),
  /** An account paused because of a report has been reopened; its owner receives an email. */
  'reports.resumed': event({ when: 'later', carries: z.strictObject({ report: z.int() }) }),
  /** An account closed by the decision on a report is open again: its owner receives an email. */
  'reports.reinstated': event({ when: 'later', carries: z.strictObject({ report: z.int() }) }),
  /** Reports were deleted after a year: the bytes of their copied pictures must be deleted. */
  'reports.pictures_discarded': event({
    when: 'later',
    carries: z.strictObject({ keys: z.array(z.string()) }),
  }),
} satisfies Events
