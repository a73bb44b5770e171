import type { Failure } from '../../rules/provider-codes/failures.ts'
import { nextCheck } from '../../rules/next-check.ts'
import { cancelAtProvider } from '../gateways/cancel-at-provider.ts'
import type { OrderDeps } from '../deps.ts'
import {
  type PaymentGateway,
  type ProviderDispute,
  GatewayUnreachable,
  type StoredCard,
  type WebhookHint,
} from '../gateways/gateway.ts'
import { saveFailure } from '../offers/store-failures.ts'
import { recordOutcome, recordSilence } from './store-inbox.ts'
import {
  applyReport,
  type PaymentReport,
  type ReportOutcome,
  setNextCheck,
} from './store-payment-states.ts'
import { emitCompleted } from '../emit-completed.ts'
import { emitCardSaved } from '../emit-card-saved.ts'

type Cause = PaymentReport['cause']

/** The result of querying the provider about a payment. */
export type SyncResult = ReportOutcome['verdict'] | 'silent'

/**
 * Queries the provider for the state of a payment and applies it. The only way an order ever
 * changes (CRED-12).
 */
export interface PaymentSync {
  /**
   * `unknown` if the payment is unknown to the provider or to us; `silent` if the provider did not
   * respond and nothing changed.
   */
  ofPayment(providerId: string, cause: Cause, now: Date): Promise<SyncResult>
  /** Processes a webhook from the inbox; if the result is `silent`, it stays there. */
  ofWebhook(hint: WebhookHint, now: Date): Promise<SyncResult>
  /** Ends an attempt that never reached the provider. */
  ofLostAttempt(
    attempt: { attempt: string; amountMinor: number; currency: string },
    now: Date,
  ): Promise<SyncResult>
  /** Ends an attempt with a card that the provider no longer has. */
  ofRefusedAttempt(
    refused: { attempt: string; amountMinor: number; currency: string },
    now: Date,
  ): Promise<SyncResult>
}

/**
 * The facts that a provider reports in addition to the state: disputes, the country of the payer's
 * bank, and the failure reason.
 */
interface PaymentDetails {
  readonly dispute: ProviderDispute | null
  readonly payerCountry: string | null
  readonly failure: Failure | null
  /** The card the provider stored, if that was requested. */
  readonly storedCard: StoredCard | null
}
const noDetails: PaymentDetails = {
  dispute: null,
  payerCountry: null,
  failure: null,
  storedCard: null,
}

/**
 * Creates a gateway's sync. The provider is queried before the transaction, so that no lock is held
 * while waiting for it.
 */
export function syncPayment(
  { database, log, emit }: Pick<OrderDeps, 'database' | 'log' | 'emit'>,
  gateway: PaymentGateway,
): PaymentSync {
  const apply = (
    report: PaymentReport,
    now: Date,
    { dispute, payerCountry, failure, storedCard }: PaymentDetails = noDetails,
  ) =>
    database.transaction(async (tx) => {
      const outcome = await applyReport(tx, report, now)
      if (outcome.verdict === 'unknown') return outcome
      const { status, created_at: createdAt, purchase_id: key, waits } = outcome
      // A second payment may still arrive for a paid order; it is then refunded.
      await setNextCheck(tx, key, nextCheck({ status: waits ? 'pending' : status, createdAt }, now))
      // A second payment is not a second sale.
      if (outcome.verdict === 'applied' && outcome.counted_as === 'price')
        await emitCompleted(tx, emit, { key, gateway: report.gateway, payerCountry }, now)
      const { order_id: order, attempt_id: attempt, counted_as } = outcome
      await saveFailure(tx, attempt, failure)
      if (report.ref !== null && (counted_as !== null || dispute !== null))
        await emit(
          tx,
          'payments.status_received',
          { order, attempt, gateway: gateway.id, ref: report.ref, counted_as, dispute },
          now,
        )
      if (storedCard !== null && counted_as !== null)
        await emitCardSaved(tx, emit, { key, gateway: gateway.id, storedCard }, now)
      if (outcome.verdict === 'mismatch')
        log.error(
          { id: report.ref },
          'payment amount mismatch: the amount charged differs from the price',
        )
      return outcome
    })

  async function ofPayment(providerId: string, cause: Cause, now: Date): Promise<SyncResult> {
    try {
      const payment = await gateway.fetchPayment(providerId)
      if (payment === null) return 'unknown'
      const {
        providerId: ref,
        state,
        amountMinor,
        currency,
        attempt,
        dispute,
        payerCountry = null,
        failure = null,
        storedCard,
      } = payment
      const report = { gateway: gateway.id, ref, attempt, state, amountMinor, currency, cause }
      const { verdict, status } = await apply(report, now, {
        dispute,
        payerCountry,
        failure,
        storedCard,
      })
      await cancelAtProvider({ log }, gateway, { ref, state, status })
      return verdict
    } catch (error) {
      if (!(error instanceof GatewayUnreachable)) throw error
      log.warn({ id: providerId, error }, 'a payment could not be queried at its provider')
      return 'silent'
    }
  }

  return {
    ofPayment,
    async ofWebhook({ eventId, providerId }, now) {
      const learned = await ofPayment(providerId, 'webhook', now)
      if (learned === 'silent') {
        await recordSilence(database, { gateway: gateway.id, eventId }, now)
        return learned
      }
      const outcome = learned === 'unknown' ? 'quarantined' : learned
      await recordOutcome(database, { gateway: gateway.id, eventId, outcome }, now)
      return learned
    },
    ofLostAttempt: async (attempt, now) =>
      (
        await apply(
          { ...attempt, gateway: gateway.id, ref: null, state: 'expired', cause: 'reconciled' },
          now,
        )
      ).verdict,
    ofRefusedAttempt: async (refused, now) =>
      (
        await apply(
          { ...refused, gateway: gateway.id, ref: null, state: 'failed', cause: 'asked' },
          now,
        )
      ).verdict,
  }
}
