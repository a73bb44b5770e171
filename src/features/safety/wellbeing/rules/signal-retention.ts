/** How long the signals of messages are kept. */
export const signalRetentionMs = 30 * 86_400_000
