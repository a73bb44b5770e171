import { staffWith } from '#features/members/staff/index.ts'
import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import { publicId } from '#kernel/id.ts'
import { line, text } from '#kernel/text.ts'
import {
  differenceAspects,
  differenceKinds,
  sideStates,
} from '../rules/reconciliation/differences.ts'
import { webhookStates } from '../rules/reconciliation/webhook-state.ts'

const at = z.iso.datetime()
const viewer = staffWith('reconciliation.read')
const actor = staffWith('reconciliation.act')
/** A provider's name as used by gateways. */
const gateway = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,29}$/)

/** Outcome of querying a provider again. */
const answers = z.enum(['applied', 'unchanged', 'quarantined', 'mismatch', 'silent', 'gone'])

const webhook = z.strictObject({
  gateway: z.string(),
  event: z.string(),
  /** The provider's reference of the payment. */
  ref: z.string(),
  order: publicId.nullable(),
  received_at: at,
  tries: z.int(),
  state: z.enum(webhookStates),
  outcome: z.enum(['applied', 'unchanged', 'quarantined', 'mismatch']).nullable(),
})
/**
 * A stored webhook: what it referred to and its outcome. Only a hash of the payload is stored,
 * which is never shown.
 */
export type StoredWebhook = z.output<typeof webhook>

const side = z.strictObject({
  state: z.enum(sideStates).optional(),
  minor: z.int().optional(),
  currency: z.string().optional(),
  credits: z.int().optional(),
})

const difference = z.strictObject({
  id: publicId,
  kind: z.enum(differenceKinds),
  about: z.enum(differenceAspects),
  order: publicId.nullable(),
  gateway: z.string().nullable(),
  ref: z.string().nullable(),
  ours: side,
  theirs: side,
  first_seen_at: at,
  last_seen_at: at,
  /** Open for longer than allowed. */
  overdue: z.boolean(),
  resolved_at: at.nullable(),
  /** Staff member who explained it; null if a later comparison no longer found it. */
  resolved_by: z.string().nullable(),
  note: z.string().nullable(),
})
/** A disagreement between two of order, provider and ledgers. */
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
/** A comparison, finished or in progress. */
export type Run = z.output<typeof run>

const ledger = z.strictObject({
  /** Result of the last check; null before the first. */
  check: z
    .strictObject({
      at,
      by: z.string().nullable(),
      rows_read: z.int(),
      took_ms: z.int(),
      violations: z.int(),
      found: z.array(
        z.strictObject({
          ledger: z.enum(['credits', 'money', 'invoices']),
          rule: z.string(),
          about: z.string(),
        }),
      ),
    })
    .nullable(),
  /** Whether the daily seal was missed although credits moved. */
  seal_missed: z.boolean(),
  seals: z.array(z.strictObject({ number: z.int(), at, hash: z.string(), wallets: z.int() })),
  credits: z.strictObject({
    bought: z.int(),
    given: z.int(),
    spent: z.int(),
    in_escrow: z.int(),
    taken_back: z.int(),
    held: z.int(),
  }),
  /** Balance of each account in each currency, debits minus credits. */
  accounts: z.array(
    z.strictObject({
      code: z.string(),
      currency: z.string(),
      balance_minor: z.int(),
      /**
       * Bank days since the oldest uncleared amount; null if nothing is waiting or the account
       * does not clear.
       */
      waits_days: z.int().nullable(),
      overdue: z.boolean(),
    }),
  ),
})
/** State of the ledgers. */
export type LedgerHealth = z.output<typeof ledger>

/** Staff endpoints for comparing money, credits and providers. */
export const contract = {
  'reconciliation.list': endpoint({
    route: 'GET /api/office/reconciliation',
    access: viewer,
    summary:
      'The latest comparisons, up to a hundred open differences, and the fifty most recently resolved.',
    input: z.strictObject({}),
    output: z.strictObject({
      runs: z.array(run),
      open: z.array(difference),
      ended: z.array(difference),
      open_count: z.int(),
      overdue_count: z.int(),
      may_act: z.boolean(),
    }),
  }),
  'reconciliation.count': endpoint({
    route: 'GET /api/office/reconciliation/count',
    access: viewer,
    summary: 'Number of differences open for more than a day.',
    input: z.strictObject({}),
    output: z.strictObject({ waiting: z.int() }),
  }),
  'reconciliation.start': endpoint({
    route: 'POST /api/office/reconciliation/runs',
    access: actor,
    summary: 'Starts a comparison within a minute. Repeating the same id changes nothing.',
    input: z.strictObject({ id: publicId }),
    output: z.null(),
    errors: { 'reconciliation.already_running': 409 },
    rateLimit: { name: 'reconciliation.start', count: 20, seconds: 3600 },
    idempotencyKey: 'id',
  }),
  'reconciliation.explain': endpoint({
    route: 'POST /api/office/reconciliation/differences/:difference/explanation',
    access: actor,
    summary:
      'Closes a difference with a note explaining it. It stays in the list and reopens if its figures change.',
    input: z.strictObject({ difference: z.string().max(100), note: text({ max: 1000 }) }),
    output: z.null(),
    secondFactor: 'recent',
    errors: { 'reconciliation.note_required': 422, 'reconciliation.already_resolved': 409 },
  }),
  'reconciliation.list_webhooks': endpoint({
    route: 'GET /api/office/webhooks',
    access: viewer,
    summary:
      'The webhook inbox, newest first, fifty per page; `next` of one page is `before` of the following one.',
    input: z.strictObject({
      gateway: gateway.optional(),
      state: z.enum(webhookStates).optional(),
      before: line({ max: 800 }).optional(),
    }),
    output: z.strictObject({
      webhooks: z.array(webhook),
      next: z.string().nullable(),
      gateways: z.array(z.string()),
      may_act: z.boolean(),
    }),
  }),
  'reconciliation.replay': endpoint({
    route: 'POST /api/office/webhooks/replay',
    access: actor,
    summary:
      'Queries the provider again about the payment a webhook referred to. The payload itself is never trusted.',
    input: z.strictObject({ gateway, event: line({ max: 100 }) }),
    output: z.strictObject({ came: answers }),
    rateLimit: { name: 'reconciliation.replay', count: 600, seconds: 3600 },
  }),
  'reconciliation.replay_all': endpoint({
    route: 'POST /api/office/webhooks/replays',
    access: actor,
    summary:
      'Queries the providers again about every unresolved webhook of a filter, fifty at a time.',
    input: z.strictObject({
      gateway: gateway.optional(),
      state: z.enum(['waiting', 'failed', 'unknown']),
    }),
    output: z.strictObject({ asked: z.int(), helped: z.int(), silent: z.int() }),
    rateLimit: { name: 'reconciliation.replay_all', count: 60, seconds: 3600 },
  }),
  'reconciliation.read_ledger': endpoint({
    route: 'GET /api/office/ledger',
    access: viewer,
    summary:
      'State of the ledgers: result of the last check, seals, uncleared amounts, and totals.',
    input: z.strictObject({}),
    output: z.strictObject({ ...ledger.shape, may_act: z.boolean() }),
  }),
  'reconciliation.count_alarms': endpoint({
    route: 'GET /api/office/ledger/count',
    access: viewer,
    summary: 'Number of alarms about the ledgers: violations at the last check, and a missed seal.',
    input: z.strictObject({}),
    output: z.strictObject({ waiting: z.int() }),
  }),
  'reconciliation.check_ledger': endpoint({
    route: 'POST /api/office/ledger/checks',
    access: actor,
    summary: 'Recalculates both ledgers and the invoices and stores the violations found.',
    input: z.strictObject({}),
    output: z.null(),
    rateLimit: { name: 'reconciliation.check_ledger', count: 20, seconds: 3600 },
  }),
} satisfies Contract
