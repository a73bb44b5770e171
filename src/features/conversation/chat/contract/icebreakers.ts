import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'

const opener = z.strictObject({
  /** In the reader’s language, ready to be sent as it is. */
  text: z.string(),
  /**
   * The label of the member's interest that it mentions, and whether the reader shares it; null if
   * it mentions none.
   */
  interest: z.strictObject({ label: z.string(), shared: z.boolean() }).nullable(),
})
export type Icebreaker = z.output<typeof opener>

export const contract = {
  'icebreakers.suggest': endpoint({
    route: 'GET /api/members/:member/icebreakers',
    access: 'member',
    summary:
      'Six icebreakers for a member: about shared interests, about the member’s interests, and general ones.',
    input: z.strictObject({ member: z.string().max(100) }),
    output: z.strictObject({ lines: z.array(opener) }),
  }),
} satisfies Contract
