import { dayMs } from '#kernel/duration.ts'
import { mandateExpiryMonths } from './mandate.ts'

/**
 * How long a mandate is kept after its last collection: a bank can request it for thirteen months;
 * some time is added for the request to arrive.
 */
export const mandateRetentionMs = 430 * dayMs

/** How long the debtor of a mandate that was never revoked is kept after its last collection. */
export const debtorRetentionMs = 1096 * dayMs

/** How long a bank account or phone stays blocked. */
export const blockRetentionMs = 5 * 365 * dayMs

/** The months that texts about mandates name. */
export const mandateMonths = {
  kept: Math.floor(mandateRetentionMs / (30 * dayMs)),
  unused: mandateExpiryMonths,
} as const
