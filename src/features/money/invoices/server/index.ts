import type { EventPayload } from '#kernel/event.ts'
import type { events as paymentEvents } from '#features/money/payments/contract/payments.ts'
import type { Handlers } from '#kernel/handler.ts'
import type { AsyncSubscriber, TransactionalSubscriber } from '#platform/server/events/emit.ts'
import type { HttpApp } from '#platform/server/http/request/site-request.ts'
import type { RawRouteTools } from '#platform/server/http/raw-route.ts'
import type { PersonalData } from '#features/members/accounts/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import type { InvoicesDeps } from './deps.ts'
import { issueInvoice } from './issue-invoice.ts'
import { registerPdfRoutes } from './pdf-routes.ts'
import { personalData } from './personal-data.ts'
import { readInvoice } from './read-invoice.ts'
import { sendDocument } from './send-document.ts'
import { issueCreditNote } from './issue-credit-note.ts'
import { findViolations } from './find-violations.ts'
import { selectNumbers } from './store.ts'
import type { Violation } from './store-violations.ts'

export type { InvoicesDeps } from './deps.ts'

export interface Invoices {
  readonly handlers: Handlers<typeof contract, Site>
  /** Registers the PDF routes on the HTTP server. */
  readonly routes: (app: HttpApp<Site>, tools: RawRouteTools<Site>) => void
  readonly subscribers: {
    readonly 'payments.completed': TransactionalSubscriber<
      Parameters<ReturnType<typeof issueInvoice>>[1]
    >
    readonly 'payments.refunded': TransactionalSubscriber<
      EventPayload<(typeof paymentEvents)['payments.refunded']>
    >
    readonly 'invoices.issued': AsyncSubscriber<{ document: number }>
  }
  /** Invoice numbers by order. */
  readonly findNumbers: (orders: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** Logs all violations; a nightly job. Returns the number found. */
  readonly check: (now: Date) => Promise<number>
  /**
   * Violations such as number gaps or credit notes exceeding the amount paid; empty if invoices are
   * consistent. Checked in slices; with a `day`, a second call for it resumes where the first
   * stopped.
   */
  readonly findViolations: (options?: { readonly day?: string }) => Promise<Violation[]>
  /** How this feature exports and erases a member's data. */
  readonly personalData: PersonalData
}

/**
 * Invoices: one per paid order, issued with it, numbered without gaps, retained as long as the law
 * requires (CRED-13).
 */
export function createInvoices(deps: InvoicesDeps): Invoices {
  const { database } = deps
  return {
    handlers: { 'invoices.read_invoice': readInvoice(deps) },
    routes: registerPdfRoutes(deps),
    subscribers: {
      'payments.completed': issueInvoice(),
      'payments.refunded': issueCreditNote(deps),
      'invoices.issued': sendDocument(deps),
    },
    findNumbers: async (orders) =>
      new Map(
        (await selectNumbers(database, orders)).map(({ order_id, number }) => [order_id, number]),
      ),
    async check(now) {
      const violations = await findViolations(database, { day: now.toISOString().slice(0, 10) })
      for (const { rule, about } of violations)
        deps.log.error({ id: about }, `invoice violation: ${rule}`)
      return violations.length
    },
    findViolations: (options) => findViolations(database, options),
    personalData,
  }
}
