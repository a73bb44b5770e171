import { z } from 'zod'
import { call, type Contract } from '#kernel/call.ts'
import { publicId } from '#kernel/id.ts'
import { line, text } from '#kernel/text.ts'
import { closers, closureReaders } from '../rules/sales-stops/closing-people.ts'
import { closureKinds } from '../rules/sales-stops/judge-closing.ts'

const at = z.iso.datetime()

const closure = z.strictObject({
  id: publicId,
  /** Null is every site. */
  site: z.string().nullable(),
  kind: z.enum(closureKinds),
  name: z.string().nullable(),
  reason: z.string(),
  closed_by: z.string(),
  closed_at: at,
  opened_by: z.string().nullable(),
  opened_at: at.nullable(),
})
/** Something that is closed, or was. */
export type Closure = z.output<typeof closure>

/** The calls by which the staff stop and resume selling. */
export const contract = {
  'sales_stops.list': call({
    http: 'GET /api/office/sales-stops',
    viewer: { staff: closureReaders },
    about: 'What is closed, the fifty that were opened last, and what there is to be closed.',
    takes: z.strictObject({}),
    gives: z.strictObject({
      closed: z.array(closure),
      past: z.array(closure),
      sites: z.array(z.strictObject({ id: z.int(), name: z.string() })),
      gateways: z.array(z.string()),
      /** Those without a name are named by the reader's language. */
      methods: z.array(z.strictObject({ key: z.string(), name: z.string().nullable() })),
      /** Whether whoever asks may close and open. */
      may_close: z.boolean(),
    }),
  }),
  'sales_stops.create': call({
    http: 'POST /api/office/sales-stops',
    viewer: { staff: closers },
    about:
      'Closes all purchases, a provider or a way to pay, on a site or everywhere, from this moment on. What is under way is heard and given. The same id again changes nothing.',
    takes: z.strictObject({
      id: publicId,
      site: z.int().positive().nullable(),
      kind: z.enum(closureKinds),
      name: line({ max: 30 }).nullable(),
      reason: text({ max: 500 }),
    }),
    gives: z.null(),
    refuses: {
      'sales_stops.unknown_site': 422,
      'sales_stops.unknown_name': 422,
      'sales_stops.reason_required': 422,
      'sales_stops.already_stopped': 409,
    },
    limit: { name: 'sales_stops.create', count: 60, seconds: 3600 },
    once: 'id',
  }),
  'sales_stops.lift': call({
    http: 'POST /api/office/sales-stops/:closure/lift',
    viewer: { staff: closers },
    about: 'Opens again what was closed. The same again changes nothing.',
    takes: z.strictObject({ closure: z.string().max(100) }),
    gives: z.null(),
    limit: { name: 'sales_stops.lift', count: 120, seconds: 3600 },
  }),
} satisfies Contract
