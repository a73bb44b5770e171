import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import { publicId } from '#kernel/id.ts'
import { text } from '#kernel/text.ts'
import { reactions } from '../rules/changes/reactions.ts'
import { conversation, longest } from './views.ts'

const message = { conversation, seq: z.coerce.number().int().min(1).max(2_147_483_647) }
const rateLimit = { name: 'message_changes.change', count: 120, seconds: 60 } as const
const reacting = {
  access: 'member',
  output: z.null(),
  rateLimit: { name: 'message_changes.react', count: 40, seconds: 60 },
} as const

/** Endpoints for a message after it was sent: edit, delete, react. */
export const contract = {
  'message_changes.edit_text': endpoint({
    route: 'PUT /api/conversations/:conversation/messages/:seq/text',
    access: 'member',
    summary:
      'Edits a text the caller sent in the last 15 minutes and that has not been answered; free, and its price stays. The client chooses the id of the edit; repeating it changes nothing. Earlier texts stay sealed for reports.',
    input: z.strictObject({
      ...message,
      id: publicId,
      text: text({ min: 1, max: longest }).regex(/\S/, 'input.required'),
    }),
    output: z.strictObject({
      text: z.string(),
      /** Null if the text was already the same. */
      edited_at: z.iso.datetime().nullable(),
    }),
    errors: {
      'message_changes.closed': 403,
      'message_changes.gone': 403,
      'message_changes.too_late': 409,
      'message_changes.answered': 409,
      'message_changes.unavailable': 409,
      'message_changes.too_many_edits': 409,
      'message_changes.id_used': 409,
      'message_changes.text_only': 422,
      'message_changes.too_long': 422,
    },
    rateLimit,
    idempotencyKey: 'id',
  }),
  'message_changes.delete_message': endpoint({
    route: 'DELETE /api/conversations/:conversation/messages/:seq',
    openWithoutTerms: true,
    access: 'member',
    summary:
      'Deletes a message the caller sent in the last 15 minutes, for both members. Its credits are returned if it was never shown, unless its recipient is in invisible mode. Repeating it changes nothing. The content stays sealed for reports for 30 days.',
    input: z.strictObject(message),
    output: z.strictObject({
      /** The credits that were returned. */
      returned: z.int(),
      /** Remaining balance; null for accounts without credits. */
      credits: z.int().nullable(),
    }),
    errors: { 'message_changes.too_late': 409, 'message_changes.unavailable': 409 },
    rateLimit,
  }),
  'message_changes.set_reaction': endpoint({
    route: 'PUT /api/conversations/:conversation/messages/:seq/reaction',
    summary:
      'Reacts to a received message, or replaces the caller’s reaction to it; free. Not an answer: it changes no price and notifies no one.',
    input: z.strictObject({ ...message, reaction: z.enum(reactions) }),
    errors: {
      'message_changes.closed': 403,
      'message_changes.gone': 403,
      'message_changes.own_message': 403,
      'message_changes.unavailable': 409,
    },
    ...reacting,
  }),
  'message_changes.remove_reaction': endpoint({
    route: 'DELETE /api/conversations/:conversation/messages/:seq/reaction',
    summary: 'Removes the caller’s reaction to a message; without one, nothing changes.',
    input: z.strictObject(message),
    ...reacting,
  }),
} satisfies Contract
