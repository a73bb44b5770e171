import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import type { Events } from '#kernel/event.ts'
import { text } from '#kernel/text.ts'

/** A subscription belongs to the browser and the session in which it was made (NTF-04). */
export const contract = {
  'push.subscribe': endpoint({
    route: 'POST /api/user.php?push=1',
    openWithoutTerms: true,
    access: 'member',
    summary:
      'Subscribes this browser to push notifications until the session ends; null unsubscribes it. The subscription is the JSON text that the browser returned.',
    input: z.strictObject({ subscription: text({ max: 4000 }).nullable() }),
    output: z.strictObject({ subscribed: z.boolean() }),
    errors: {
      'push.not_offered': 409,
      'push.invalid_subscription': 422,
      'push.unknown_service': 422,
    },
    rateLimit: { name: 'push.subscribe', count: 60, seconds: 3600 },
  }),
  'push.read_own': endpoint({
    route: 'GET /api/push',
    access: 'member',
    summary:
      'The push endpoint of this session and whether its pushes are neutral; a browser compares the endpoint with its own subscription.',
    input: z.strictObject({}),
    output: z.strictObject({ endpoint: z.string().nullable(), quiet: z.boolean() }),
  }),
} satisfies Contract

/** No events are emitted. */
export const events = {} satisfies Events
