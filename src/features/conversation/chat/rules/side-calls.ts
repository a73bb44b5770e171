import { z } from 'zod'
import { call } from '#kernel/call.ts'
import { goodbyes } from './goodbyes.ts'

const conversation = z.string().max(100)

/** What one of two does with a conversation, and has nothing to read of afterwards. */
export const sideCalls = {
  'chat.close': call({
    http: 'PUT /api/conversations/:conversation/closing',
    viewer: 'member',
    about:
      'Closes a conversation with a goodbye or without; free. Nobody can write there until the same one opens it again.',
    takes: z.strictObject({ conversation, goodbye: z.enum(goodbyes).nullable() }),
    gives: z.null(),
  }),
  'chat.open': call({
    http: 'DELETE /api/conversations/:conversation/closing',
    viewer: 'member',
    about: 'Opens a conversation again that one has closed.',
    takes: z.strictObject({ conversation }),
    gives: z.null(),
  }),
  'chat.remove_photo': call({
    http: 'DELETE /api/conversations/:conversation/messages/:seq/photo',
    viewer: 'member',
    about: 'Removes a received photo for oneself; again it changes nothing. Whoever sent it keeps it and is not told.',
    takes: z.strictObject({ conversation, seq: z.coerce.number().int().min(1).max(2_147_483_647) }),
    gives: z.null(),
  }),
}
