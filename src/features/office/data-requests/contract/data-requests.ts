import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import { event, type Events } from '#kernel/event.ts'
import { publicId } from '#kernel/id.ts'
import { line, text } from '#kernel/text.ts'
import { actions, kinds, outcomes, textLimits } from '../rules/requests.ts'
import { officeEndpoints } from './office.ts'

export type { ListedRequest, OpenedRequest, Year } from './office-views.ts'

const at = z.iso.datetime()

const receipt = z.strictObject({
  number: z.string(),
  at,
  /** When our team answers at the latest. */
  due_at: at,
  /** Whether it is proven who asks; otherwise a link in the receipt's email has to be used. */
  proven: z.boolean(),
  /** Opens the status page; its link carries it in the fragment. */
  token: z.string(),
})
export type Receipt = z.output<typeof receipt>

/** A request as the link in an email, or on the screen, shows it. */
const requestView = z.strictObject({
  number: z.string(),
  kind: z.enum(kinds),
  at,
  due_at: at,
  /**
   * Whether the link was emailed, or the person proved who they are. Otherwise the page says nothing that
   * only the owner of the address may know.
   */
  full: z.boolean(),
  /** Whether it is proven who asks; null unless `full`. */
  proven: z.boolean().nullable(),
  extended: z.strictObject({ at, reason: z.string() }).nullable(),
  /** The typed text; only if it was proven or a member wrote it, because anyone can enter anyone's address. */
  details: z.string(),
  answered_at: at.nullable(),
  /** Null unless `full`. */
  answer: z
    .strictObject({
      outcome: z.enum(outcomes),
      action: z.enum(actions).nullable(),
      statement: z.string().nullable(),
    })
    .nullable(),
})
export type RequestView = z.output<typeof requestView>

const token = line({ min: 1, max: 200 })

/** Requests about personal data, with proof of identity and a deadline (OPS-10). */
export const contract = {
  'data_requests.file': endpoint({
    route: 'POST /api/data-requests',
    access: 'anyone',
    summary:
      'Files a request about personal data: access, rectification, restriction, erasure or objection, logged in or not. A member’s password, or the token of a closed account, proves who asks; otherwise a link is emailed. The response says nothing about whether an address has an account. Repeating it returns the same receipt.',
    input: z.strictObject({
      /** Created by the browser. */
      id: publicId,
      kind: z.enum(kinds),
      details: text({ max: textLimits.details }).default(''),
      /** Ignored for members, and with the token of a closed account. */
      email: line({ max: 320 }).default(''),
      /** The member’s password; empty to prove who asks by email instead. */
      current_password: text({ max: 200 }).default(''),
      /** The token of `accounts.enter_closed`. */
      closed_account: line({ max: 100 }).default(''),
    }),
    output: receipt,
    errors: {
      'data_requests.details_required': 422,
      'data_requests.email_required': 422,
      'data_requests.unconfirmed': 409,
      'data_requests.wrong_password': 422,
      'data_requests.password_locked': 429,
      'data_requests.token_expired': 410,
      'data_requests.busy': 503,
    },
    rateLimit: {
      name: 'data_requests.file',
      count: 10,
      seconds: 3600,
      by: 'address',
      storage: 'database',
    },
    idempotencyKey: 'id',
  }),
  'data_requests.read_request': endpoint({
    route: 'POST /api/data-requests/case',
    access: 'anyone',
    summary:
      'Returns the request that a link opens. The token is in the body, so that no log has it.',
    input: z.strictObject({ token }),
    output: requestView,
    errors: { 'data_requests.link_invalid': 404 },
    rateLimit: { name: 'data_requests.read_request', count: 120, seconds: 3600, by: 'address' },
  }),
  'data_requests.send_proof': endpoint({
    route: 'POST /api/data-requests/case/proof',
    access: 'anyone',
    summary:
      'Emails the link that proves who asks once more, a few times a day. The response is the same whether or not an email is sent.',
    input: z.strictObject({ token }),
    output: z.null(),
    errors: { 'data_requests.link_invalid': 404 },
    rateLimit: {
      name: 'data_requests.send_proof',
      count: 10,
      seconds: 3600,
      by: 'address',
      storage: 'database',
    },
  }),
  'data_requests.read_proof': endpoint({
    route: 'POST /api/data-requests/proofs/reading',
    access: 'anyone',
    summary: 'Returns what the request behind an emailed link asks for. Does not use up the link.',
    input: z.strictObject({ token }),
    output: z.strictObject({
      number: z.string(),
      kind: z.enum(kinds),
      at,
      /** Whether it can be confirmed; the owner of another address can only deny it. */
      may_confirm: z.boolean(),
    }),
    errors: { 'data_requests.link_invalid': 404 },
    rateLimit: { name: 'data_requests.read_proof', count: 120, seconds: 3600, by: 'address' },
  }),
  'data_requests.prove': endpoint({
    route: 'POST /api/data-requests/proofs',
    access: 'anyone',
    summary:
      'Confirms or denies a request by the link emailed to its address, once. Denying it ends it.',
    input: z.strictObject({ token, mine: z.boolean() }),
    output: z.strictObject({
      number: z.string(),
      /** Opens the status page; null if the request was denied. */
      token: z.string().nullable(),
    }),
    errors: { 'data_requests.link_invalid': 404 },
    rateLimit: { name: 'data_requests.prove', count: 60, seconds: 3600, by: 'address' },
  }),
  ...officeEndpoints,
} satisfies Contract

/** Occasions for an email. */
export const emailKinds = [
  'received',
  'proof',
  'linked',
  'extended',
  'exported',
  'erased',
  'restricted',
  'lifted',
  'rectified',
  'completed',
  'refused',
] as const
export type EmailKind = (typeof emailKinds)[number]

/** Events emitted by requests. */
export const events = {
  /** Something has to be emailed; `id` is the key of the request. */
  'data_requests.email_due': event({
    when: 'later',
    carries: z.strictObject({ kind: z.enum(emailKinds), id: z.int() }),
  }),
} satisfies Events
