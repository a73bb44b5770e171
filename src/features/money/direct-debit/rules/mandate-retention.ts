import { dayMs } from '#kernel/duration.ts'
import { mandateExpiryMonths } from './mandate.ts'

/**
 * How long a mandate is kept after its last collection: a bank can request it for thirteen months;
 * some time is added for the request to arrive.
 */
export const mandateRetentionMs = 430 * dayMs

/** The months that texts about mandates name. */
export const mandateMonths = {
  kept: Math.floor(mandateRetentionMs / (30 * dayMs)),
  unused: mandateExpiryMonths,
} as const
