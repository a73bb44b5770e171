/**
 * Paths that lead elsewhere: the product's earlier paths redirect permanently (308) to the
 * specification's (NAV-01), and the callback of an external log-in redirects to our log-in
 * (ACC-10).
 */
export const movedPaths = [
  { from: '/pages/returns', to: '/pages/return-policy', status: 308 },
  { from: '/notifications/location', to: '/profile/place', status: 308 },
  { from: '/callback', to: '/login', status: 302 },
] as const
