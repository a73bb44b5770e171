/** A URL is valid for at least this long: an hour, in milliseconds. */
const windowMs = 3_600_000

/**
 * When a URL created now expires. All URLs created within the same hour expire at the same instant,
 * one to two hours later, so that a page opened again requests what the browser has already cached.
 */
export function mediaExpiresAt(now: Date): Date {
  return new Date((Math.floor(now.getTime() / windowMs) + 2) * windowMs)
}

/**
 * Cache-Control for photos, short enough for a deleted, revoked or rejected photo to disappear from
 * the reader's cache within five seconds. Most revalidations are a few bytes.
 */
export const photoCacheControl = 'private, max-age=5'
