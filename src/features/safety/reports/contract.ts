import { z } from 'zod'
import { call, type Contract } from '#kernel/call.ts'
import { publicId } from '#kernel/id.ts'
import { text } from '#kernel/text.ts'
import { event, type Events } from '#kernel/event.ts'
import { outcomes, reportReaders } from './rules/decisions.ts'
import { reasons, reportLimits } from './rules/reasons.ts'

const receipt = z.strictObject({
  /** To name it by, in a letter or on the phone. */
  number: z.string(),
  at: z.iso.datetime(),
})
export type Receipt = z.output<typeof receipt>

/** A report as whoever decides sees it, with the evidence as it stood. Names, never addresses. */
const filed = z.strictObject({
  number: z.string(),
  reporter: z.string(),
  reported: z.string(),
  /** Whether there still is an account to warn or end. */
  reachable: z.boolean(),
  reason: z.enum(reasons),
  words: z.string(),
  at: z.iso.datetime(),
  evidence: z.array(
    z.strictObject({
      kind: z.enum(['profile', 'message']),
      pointed: z.boolean(),
      /** Of a message who wrote it; of a profile the reported. */
      by_reported: z.boolean(),
      /** What a message was besides words; null for words alone, and for a profile. `gif` is a sticker. */
      sent: z.enum(['photo', 'gift', 'gif']).nullable(),
      /** Of a photo what its sender said about it; of a gift or sticker nothing. */
      text: z.string(),
      at: z.iso.datetime().nullable(),
    }),
  ),
  decision: z
    .strictObject({ outcome: z.enum(outcomes), statement: z.string(), by: z.string(), at: z.iso.datetime() })
    .nullable(),
})
export type Filed = z.output<typeof filed>
const staff = { staff: reportReaders } as const

/** The calls of reports. */
export const contract = {
  'reports.file': call({
    http: 'POST /api/members/:member/report',
    viewer: 'member',
    about:
      'Reports a member with a reason. The profile, the messages pointed at and those around them are copied as they stand. The member is not told. A repeat is the same report.',
    takes: z.strictObject({
      member: z.string().max(100),
      id: publicId,
      reason: z.enum(reasons),
      words: text({ max: reportLimits.letters }).default(''),
      /** Numbers of messages in the conversation with that member. */
      messages: z.array(z.int().min(1).max(2_147_483_647)).max(reportLimits.messages).default([]),
    }),
    gives: receipt,
    refuses: { 'reports.self': 422, 'reports.details_required': 422 },
    limit: { name: 'reports.file', count: 30, seconds: 86_400, kept: 'database' },
    once: 'id',
  }),
  'reports.count': call({
    http: 'GET /api/office/reports/count',
    viewer: staff,
    about: 'How many reports nobody has decided.',
    takes: z.strictObject({}),
    gives: z.strictObject({ waiting: z.int() }),
  }),
  'reports.list': call({
    http: 'GET /api/office/reports',
    viewer: staff,
    about:
      'Reports with what was frozen for them: those first that nobody has decided, the oldest first; at most fifty.',
    takes: z.strictObject({}),
    gives: z.strictObject({ waiting: z.int(), reports: z.array(filed) }),
  }),
  'reports.decide': call({
    http: 'PUT /api/office/reports/:report/decision',
    viewer: staff,
    about:
      'Decides a report: nothing, a warning, or the end of the account. Both sides are written the reason. The same again changes nothing.',
    takes: z.strictObject({
      report: z.string().max(20),
      outcome: z.enum(outcomes),
      statement: text({ min: 1, max: 1000 }),
    }),
    gives: filed,
    refuses: { 'reports.decided': 409, 'reports.statement_empty': 422, 'reports.account_deleted': 409 },
  }),
} satisfies Contract

/** What reports tell. */
export const events = {
  /** Somebody decided one: both sides are written the reason. */
  'reports.decided': event({ when: 'later', carries: z.strictObject({ report: z.int() }) }),
} satisfies Events
