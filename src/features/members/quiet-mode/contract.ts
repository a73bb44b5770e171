import { z } from 'zod'
import { call, type Contract } from '#kernel/call.ts'

const choice = z.strictObject({
  /** Whether subject, preview and sender of the member's emails are neutral. */
  letters: z.boolean(),
})

/** The display setting is stored in the browser; only the email setting belongs to the account. */
export const contract = {
  'quiet_mode.read_choice': call({
    http: 'GET /api/quiet-mode',
    viewer: 'member',
    about: 'Whether the member’s emails have a neutral subject.',
    takes: z.strictObject({}),
    gives: choice,
  }),
  'quiet_mode.choose_emails': call({
    http: 'PUT /api/quiet-mode',
    viewer: 'member',
    about: 'Makes subject, preview and sender of the member’s emails neutral, or restores the usual ones.',
    takes: choice,
    gives: choice,
    limit: { name: 'quiet_mode.choose_emails', count: 60, seconds: 3600 },
  }),
} satisfies Contract
