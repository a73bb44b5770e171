/** How long a report and its evidence are kept after the decision: a year. */
export const evidenceRetentionMs = 365 * 86_400_000
