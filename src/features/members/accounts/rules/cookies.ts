/** Contains the session token; 30 days (ACC-11). */
export const sessionCookie = { name: '__Host-auth.session', maxAgeSeconds: 30 * 24 * 3600 } as const

/**
 * Marks a browser that has logged in to an account before, so that strangers' failed attempts do
 * not lock it out (SEC-08).
 */
export const deviceCookie = { name: '__Host-auth.device', maxAgeSeconds: 365 * 24 * 3600 } as const

/**
 * The key for what this browser keeps for reading offline (NTF-08). Scripts of the site read it; it
 * opens nothing on the server. It is replaced with every log-in and ends with the session, and what
 * it encrypted can't be read any more.
 */
export const offlineCookie = {
  name: '__Host-auth.offline',
  maxAgeSeconds: sessionCookie.maxAgeSeconds,
} as const
