import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { goodbyes } from '../rules/goodbyes.ts'

const conversation = z.string().max(100)

/** Endpoints that change a member's side of a conversation and have no output. */
export const sideEndpoints = {
  'chat.close': endpoint({
    route: 'PUT /api/conversations/:conversation/closing',
    access: 'member',
    summary:
      'Closes a conversation, with or without a goodbye; free. No one can write in it until the same member reopens it.',
    input: z.strictObject({ conversation, goodbye: z.enum(goodbyes).nullable() }),
    output: z.null(),
  }),
  'chat.open': endpoint({
    route: 'DELETE /api/conversations/:conversation/closing',
    access: 'member',
    summary: 'Reopens a conversation that the caller closed.',
    input: z.strictObject({ conversation }),
    output: z.null(),
  }),
  'chat.remove_photo': endpoint({
    route: 'DELETE /api/conversations/:conversation/messages/:seq/photo',
    access: 'member',
    summary:
      'Removes a received photo for the caller only; repeating it changes nothing. The sender keeps it and is not notified.',
    input: z.strictObject({ conversation, seq: z.coerce.number().int().min(1).max(2_147_483_647) }),
    output: z.null(),
  }),
}
