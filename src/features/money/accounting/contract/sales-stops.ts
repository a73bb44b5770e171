import { staffWith } from '#features/members/staff/index.ts'
import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import { publicId } from '#kernel/id.ts'
import { line, text } from '#kernel/text.ts'
import { requiredToSell } from '#features/site/sites/index.ts'
import { salesStopKinds } from '../rules/sales-stops/validate-sales-stop.ts'

const at = z.iso.datetime()

const closure = z.strictObject({
  id: publicId,
  /** `null` applies to every site. */
  site: z.string().nullable(),
  kind: z.enum(salesStopKinds),
  name: z.string().nullable(),
  reason: z.string(),
  closed_by: z.string(),
  closed_at: at,
  opened_by: z.string().nullable(),
  opened_at: at.nullable(),
})
/** A sales stop, current or ended. */
export type SalesStop = z.output<typeof closure>

/** A site that sells nothing yet, because its company is incomplete. */
const notReady = z.strictObject({
  site: z.string(),
  /** The address to which its settings' commands apply. */
  host: z.string(),
  missing: z.array(z.enum(requiredToSell)),
})
export type NotReady = z.output<typeof notReady>

export const contract = {
  'sales_stops.count': endpoint({
    route: 'GET /api/office/sales-stops/count',
    access: staffWith('sales_stops.read'),
    summary: 'Returns the number of sites that can’t sell yet because their company is incomplete.',
    input: z.strictObject({}),
    output: z.strictObject({ waiting: z.int() }),
  }),
  'sales_stops.list': endpoint({
    route: 'GET /api/office/sales-stops',
    access: staffWith('sales_stops.read'),
    summary: 'Current sales stops, the last fifty that ended, and everything that can be stopped.',
    input: z.strictObject({}),
    output: z.strictObject({
      closed: z.array(closure),
      past: z.array(closure),
      not_ready: z.array(notReady),
      sites: z.array(z.strictObject({ id: z.int(), name: z.string() })),
      gateways: z.array(z.string()),
      /** Methods without a name are named in the reader's language. */
      methods: z.array(z.strictObject({ key: z.string(), name: z.string().nullable() })),
      /** Whether the reader may create and end sales stops. */
      may_close: z.boolean(),
    }),
  }),
  'sales_stops.create': endpoint({
    route: 'POST /api/office/sales-stops',
    access: staffWith('sales_stops.edit'),
    summary:
      'Stops all purchases, one provider or one payment method, on one site or everywhere, effective immediately. Orders in progress are still processed and credited. Repeating the same id changes nothing.',
    input: z.strictObject({
      id: publicId,
      site: z.int().positive().nullable(),
      kind: z.enum(salesStopKinds),
      name: line({ max: 30 }).nullable(),
      reason: text({ max: 500 }),
    }),
    output: z.null(),
    errors: {
      'sales_stops.unknown_site': 422,
      'sales_stops.unknown_name': 422,
      'sales_stops.reason_required': 422,
      'sales_stops.already_stopped': 409,
    },
    rateLimit: { name: 'sales_stops.create', count: 60, seconds: 3600 },
    idempotencyKey: 'id',
  }),
  'sales_stops.lift': endpoint({
    route: 'POST /api/office/sales-stops/:closure/lift',
    access: staffWith('sales_stops.edit'),
    secondFactor: 'recent',
    summary: 'Ends a sales stop. Repeating the call changes nothing.',
    input: z.strictObject({ closure: z.string().max(100) }),
    output: z.null(),
    rateLimit: { name: 'sales_stops.lift', count: 120, seconds: 3600 },
  }),
} satisfies Contract
