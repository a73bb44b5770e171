import { z } from 'zod'
import { call, type Contract } from '#kernel/call.ts'
import { publicId } from '#kernel/id.ts'
import { line, text } from '#kernel/text.ts'
import { differenceAbouts, differenceKinds, sideStates } from '../rules/reconciliation/differences.ts'
import { reconcilers, reconciliationReaders } from '../rules/reconciliation/people.ts'
import { webhookStates } from '../rules/reconciliation/webhook-state.ts'

const at = z.iso.datetime()
const viewer = { staff: reconciliationReaders } as const
const actor = { staff: reconcilers } as const
/** A provider's name, as gateways bear it. */
const gateway = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,29}$/)

/** What came of asking a provider again. */
const answers = z.enum(['applied', 'unchanged', 'quarantined', 'mismatch', 'silent', 'gone'])

const webhook = z.strictObject({
  gateway: z.string(),
  event: z.string(),
  /** The provider's name for the payment. */
  ref: z.string(),
  order: publicId.nullable(),
  received_at: at,
  tries: z.int(),
  state: z.enum(webhookStates),
  outcome: z.enum(['applied', 'unchanged', 'quarantined', 'mismatch']).nullable(),
})
/** A kept webhook: where it pointed, and what came of it. Nothing of what was sent is kept but its hash, and nobody sees that. */
export type KeptWebhook = z.output<typeof webhook>

const side = z.strictObject({
  state: z.enum(sideStates).optional(),
  minor: z.int().optional(),
  currency: z.string().optional(),
  credits: z.int().optional(),
})

const difference = z.strictObject({
  id: publicId,
  kind: z.enum(differenceKinds),
  about: z.enum(differenceAbouts),
  order: publicId.nullable(),
  gateway: z.string().nullable(),
  ref: z.string().nullable(),
  ours: side,
  theirs: side,
  first_seen_at: at,
  last_seen_at: at,
  /** Open for longer than it may be. */
  overdue: z.boolean(),
  resolved_at: at.nullable(),
  /** Who explained it; null where a later comparison found it gone. */
  resolved_by: z.string().nullable(),
  note: z.string().nullable(),
})
/** Where two of order, provider and ledgers do not say the same. */
export type Difference = z.output<typeof difference>

const run = z.strictObject({
  id: publicId,
  requested_by: z.string().nullable(),
  requested_at: at,
  since: at,
  ended_at: at.nullable(),
  orders: z.int(),
  listed: z.int(),
  unanswered: z.int(),
  unlisted: z.array(z.string()),
  found: z.int(),
  resolved: z.int(),
})
/** A comparison that was made or is under way. */
export type Run = z.output<typeof run>

const ledger = z.strictObject({
  /** What the last check found; null before the first. */
  check: z
    .strictObject({
      at,
      by: z.string().nullable(),
      rows_read: z.int(),
      took_ms: z.int(),
      violations: z.int(),
      found: z.array(
        z.strictObject({ ledger: z.enum(['credits', 'money', 'invoices']), rule: z.string(), about: z.string() }),
      ),
    })
    .nullable(),
  seals: z.array(z.strictObject({ number: z.int(), at, hash: z.string(), wallets: z.int() })),
  credits: z.strictObject({
    bought: z.int(),
    given: z.int(),
    spent: z.int(),
    taken_back: z.int(),
    held: z.int(),
  }),
  /** What lies in each account in each currency, debits less credits. */
  accounts: z.array(
    z.strictObject({
      code: z.string(),
      currency: z.string(),
      balance_minor: z.int(),
      /** Since when something has not cleared, in working days; null where nothing waits or nothing clears. */
      waits_days: z.int().nullable(),
      overdue: z.boolean(),
    }),
  ),
})
/** How the ledgers are. */
export type LedgerHealth = z.output<typeof ledger>

/** The calls by which the staff see that money, credits and providers say the same. */
export const contract = {
  'reconciliation.list': call({
    http: 'GET /api/office/reconciliation',
    viewer,
    about: 'The last comparisons, the differences that are open, a hundred at the most, and the fifty that ended last.',
    takes: z.strictObject({}),
    gives: z.strictObject({
      runs: z.array(run),
      open: z.array(difference),
      ended: z.array(difference),
      open_count: z.int(),
      overdue_count: z.int(),
      may_act: z.boolean(),
    }),
  }),
  'reconciliation.count': call({
    http: 'GET /api/office/reconciliation/count',
    viewer,
    about: 'How many differences have been open for longer than a day.',
    takes: z.strictObject({}),
    gives: z.strictObject({ waiting: z.int() }),
  }),
  'reconciliation.start': call({
    http: 'POST /api/office/reconciliation/runs',
    viewer: actor,
    about: 'Begins a comparison within the minute. The same id again changes nothing.',
    takes: z.strictObject({ id: publicId }),
    gives: z.null(),
    refuses: { 'reconciliation.already_running': 409 },
    limit: { name: 'reconciliation.start', count: 20, seconds: 3600 },
    once: 'id',
  }),
  'reconciliation.explain': call({
    http: 'POST /api/office/reconciliation/differences/:difference/explanation',
    viewer: actor,
    about:
      'Closes a difference with a note of why it is none. It stays in the list, and comes back if its figures change.',
    takes: z.strictObject({ difference: z.string().max(100), note: text({ max: 1000 }) }),
    gives: z.null(),
    refuses: { 'reconciliation.note_required': 422, 'reconciliation.already_resolved': 409 },
  }),
  'reconciliation.list_webhooks': call({
    http: 'GET /api/office/webhooks',
    viewer,
    about:
      'The inbox of webhooks, the latest first, fifty at a time; `next` of one page is `before` of the following one.',
    takes: z.strictObject({
      gateway: gateway.optional(),
      state: z.enum(webhookStates).optional(),
      before: line({ max: 200 }).optional(),
    }),
    gives: z.strictObject({
      webhooks: z.array(webhook),
      next: z.string().nullable(),
      gateways: z.array(z.string()),
      may_act: z.boolean(),
    }),
  }),
  'reconciliation.replay': call({
    http: 'POST /api/office/webhooks/replay',
    viewer: actor,
    about: 'Asks the provider anew about what a webhook pointed at. Nothing that was sent is believed.',
    takes: z.strictObject({ gateway, event: line({ max: 100 }) }),
    gives: z.strictObject({ came: answers }),
    limit: { name: 'reconciliation.replay', count: 600, seconds: 3600 },
  }),
  'reconciliation.replay_all': call({
    http: 'POST /api/office/webhooks/replays',
    viewer: actor,
    about: 'Asks the providers anew about every webhook of a filter that led nowhere, fifty at a time.',
    takes: z.strictObject({ gateway: gateway.optional(), state: z.enum(['waiting', 'failed', 'unknown']) }),
    gives: z.strictObject({ asked: z.int(), helped: z.int(), silent: z.int() }),
    limit: { name: 'reconciliation.replay_all', count: 60, seconds: 3600 },
  }),
  'reconciliation.read_ledger': call({
    http: 'GET /api/office/ledger',
    viewer,
    about: 'How the ledgers are: what the last check found, seals, what has not cleared, and sums.',
    takes: z.strictObject({}),
    gives: z.strictObject({ ...ledger.shape, may_act: z.boolean() }),
  }),
  'reconciliation.check_ledger': call({
    http: 'POST /api/office/ledger/checks',
    viewer: actor,
    about: 'Reads both ledgers and the invoices anew and keeps what is wrong with them.',
    takes: z.strictObject({}),
    gives: z.null(),
    limit: { name: 'reconciliation.check_ledger', count: 20, seconds: 3600 },
  }),
} satisfies Contract
