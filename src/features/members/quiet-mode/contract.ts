import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'

const choice = z.strictObject({
  /** Whether subject, preview and sender of the member's emails are neutral. */
  neutral_emails: z.boolean(),
})

/** The display setting is stored in the browser; only the email setting belongs to the account. */
export const contract = {
  'quiet_mode.read_choice': endpoint({
    route: 'GET /api/quiet-mode',
    access: 'member',
    summary: 'Whether the member’s emails have a neutral subject.',
    input: z.strictObject({}),
    output: choice,
  }),
  'quiet_mode.choose_emails': endpoint({
    route: 'PUT /api/quiet-mode',
    openWithoutTerms: true,
    access: 'member',
    summary:
      'Makes subject, preview and sender of the member’s emails neutral, or restores the usual ones.',
    input: choice,
    output: choice,
    rateLimit: { name: 'quiet_mode.choose_emails', count: 60, seconds: 3600 },
  }),
} satisfies Contract
