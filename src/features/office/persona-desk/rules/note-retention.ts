/** How long hand-over notes are stored. */
export const noteRetentionMs = 30 * 86_400_000
