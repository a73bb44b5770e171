import { z } from 'zod'
import { call, type Contract } from '#kernel/call.ts'

const opener = z.strictObject({
  /** In the reader’s language, ready to be sent as it stands. */
  text: z.string(),
  /** The interest of the member it speaks of, by its label, and whether the reader shares it; null where it speaks of none. */
  interest: z.strictObject({ label: z.string(), shared: z.boolean() }).nullable(),
})
export type Opener = z.output<typeof opener>

/** The calls of openers. */
export const contract = {
  'icebreakers.suggest': call({
    http: 'GET /api/members/:member/icebreakers',
    viewer: 'member',
    about: 'Six first lines for a member: about what both like, about what the member likes, and for anyone.',
    takes: z.strictObject({ member: z.string().max(100) }),
    gives: z.strictObject({ lines: z.array(opener) }),
  }),
} satisfies Contract
