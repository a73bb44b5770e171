/**
 * How many days webhooks are kept: as long as a paid order is checked; those without an effect only
 * as long as anyone would ask about them.
 */
export const webhookRetentionDays = { effective: 400, ineffective: 90 } as const
