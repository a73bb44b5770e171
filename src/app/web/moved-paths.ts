/**
 * Paths that lead elsewhere: the product's earlier spellings move for good (308) to the
 * specification's (NAV-01), and what comes back from an outside log-in leads to ours (ACC-10).
 */
export const movedPaths = [
  { from: '/pages/returns', to: '/pages/return-policy', status: 308 },
  { from: '/notifications/location', to: '/profile/place', status: 308 },
  { from: '/callback', to: '/login', status: 302 },
] as const
