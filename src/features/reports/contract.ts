import { z } from 'zod'
import { call, type Contract } from '#kernel/call.ts'
import { publicId } from '#kernel/id.ts'
import { text } from '#kernel/text.ts'
import { reasons, reportLimits } from './rules/reasons.ts'

const receipt = z.strictObject({
  /** To name it by, in a letter or on the phone. */
  number: z.string(),
  at: z.iso.datetime(),
})
export type Receipt = z.output<typeof receipt>

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
    refuses: { 'reports.oneself': 422, 'reports.words_wanted': 422 },
    limit: { name: 'reports.file', count: 30, seconds: 86_400, kept: 'database' },
    once: 'id',
  }),
} satisfies Contract
