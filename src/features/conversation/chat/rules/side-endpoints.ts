import { z } from 'zod'
import { call } from '#kernel/call.ts'
import { goodbyes } from './goodbyes.ts'

const conversation = z.string().max(100)

/** Endpoints that change a member's side of a conversation and return nothing. */
export const sideEndpoints = {
  'chat.close': call({
    http: 'PUT /api/conversations/:conversation/closing',
    viewer: 'member',
    about:
      'Closes a conversation, with or without a goodbye; free. No one can write in it until the same member reopens it.',
    takes: z.strictObject({ conversation, goodbye: z.enum(goodbyes).nullable() }),
    gives: z.null(),
  }),
  'chat.open': call({
    http: 'DELETE /api/conversations/:conversation/closing',
    viewer: 'member',
    about: 'Reopens a conversation that the caller closed.',
    takes: z.strictObject({ conversation }),
    gives: z.null(),
  }),
  'chat.remove_photo': call({
    http: 'DELETE /api/conversations/:conversation/messages/:seq/photo',
    viewer: 'member',
    about:
      'Removes a received photo for the caller only; repeating it changes nothing. The sender keeps it and is not notified.',
    takes: z.strictObject({ conversation, seq: z.coerce.number().int().min(1).max(2_147_483_647) }),
    gives: z.null(),
  }),
}
