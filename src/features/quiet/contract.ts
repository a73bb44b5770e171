import { z } from 'zod'
import { call, type Contract } from '#kernel/call.ts'

const choice = z.strictObject({
  /** Whether subject, preview and sender of the own letters are neutral. */
  letters: z.boolean(),
})

/** The calls of quiet mode. What a browser shows is kept in that browser; only the letters belong to the account. */
export const contract = {
  'quiet.read_choice': call({
    http: 'GET /api/quiet',
    viewer: 'member',
    about: 'Whether the own letters come with a neutral subject.',
    takes: z.strictObject({}),
    gives: choice,
  }),
  'quiet.choose_letters': call({
    http: 'PUT /api/quiet',
    viewer: 'member',
    about: 'Makes subject, preview and sender of the own letters neutral, or as they usually are.',
    takes: choice,
    gives: choice,
    limit: { name: 'quiet.choose_letters', count: 60, seconds: 3600 },
  }),
} satisfies Contract
