/** Contains the session token; 30 days (ACC-11). */
export const sessionCookie = { name: '__Host-auth.session', maxAgeSeconds: 30 * 24 * 3600 } as const

/**
 * Marks a browser that has logged in to an account before, so that strangers' failed attempts do
 * not lock it out (SEC-08).
 */
export const deviceCookie = { name: '__Host-auth.device', maxAgeSeconds: 365 * 24 * 3600 } as const
