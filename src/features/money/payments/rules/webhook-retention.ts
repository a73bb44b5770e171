/**
 * How many days webhooks are kept: as long as a paid order is checked, or for webhooks without an
 * effect only as long as anyone might ask about them.
 */
export const webhookRetentionDays = { effective: 400, ineffective: 90 } as const
