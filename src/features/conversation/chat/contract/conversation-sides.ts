import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { publicId } from '#kernel/id.ts'
import { goodbyes } from '../rules/goodbyes.ts'

const conversation = z.string().max(100)

/** How many conversations a browser may ask about at once. */
const maxAsked = 20

/** Endpoints for a member's side of a conversation. */
export const sideEndpoints = {
  'chat.list_readable': endpoint({
    route: 'GET /api/chats/readable',
    access: 'member',
    summary:
      'Which of these conversations (ids separated by commas) the caller can still read and has not removed, and how often their messages were edited or deleted; a browser that keeps copies deletes the others and those with fewer changes.',
    input: z.strictObject({
      conversations: z
        .string()
        .max(maxAsked * 37)
        .regex(/^[\w-]{1,36}(,[\w-]{1,36}){0,19}$/),
    }),
    output: z.strictObject({
      conversations: z.array(z.strictObject({ id: publicId, changes: z.int() })),
    }),
  }),
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
    openWithoutTerms: true,
    access: 'member',
    summary:
      'Removes a received photo for the caller only; repeating it changes nothing. The sender keeps it and is not notified.',
    input: z.strictObject({ conversation, seq: z.coerce.number().int().min(1).max(2_147_483_647) }),
    output: z.null(),
  }),
}
