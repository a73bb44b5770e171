/** An address is good for at least this long: an hour, in milliseconds. */
const windowMs = 3_600_000

/**
 * Until when an address made now is good. All made within the same hour end at the same instant, one to two hours on,
 * so that a page opened again asks for what the browser already has.
 */
export function mediaGoodUntil(now: Date): Date {
  return new Date((Math.floor(now.getTime() / windowMs) + 2) * windowMs)
}

/**
 * How long a browser may show a photo without asking again: so short that what was deleted, taken back or rejected is gone
 * from its own cache within five seconds too. Asked again, most answers are a few bytes.
 */
export const keptBriefly = 'private, max-age=5'
