import { z } from 'zod'
import { call, type Contract } from '#kernel/call.ts'

const choice = z.strictObject({
  /** Whether subject, preview and sender of the own letters are neutral. */
  letters: z.boolean(),
})

/** The calls of quiet mode. What a browser shows is kept in that browser; only the letters belong to the account. */
export const contract = {
  'quiet_mode.read_choice': call({
    http: 'GET /api/quiet-mode',
    viewer: 'member',
    about: 'Whether the own letters come with a neutral subject.',
    takes: z.strictObject({}),
    gives: choice,
  }),
  'quiet_mode.choose_emails': call({
    http: 'PUT /api/quiet-mode',
    viewer: 'member',
    about: 'Makes subject, preview and sender of the own letters neutral, or as they usually are.',
    takes: choice,
    gives: choice,
    limit: { name: 'quiet_mode.choose_emails', count: 60, seconds: 3600 },
  }),
} satisfies Contract
