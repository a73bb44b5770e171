import { createHmac, timingSafeEqual } from 'node:crypto'
import { mediaGoodUntil } from '../rules/media-window.ts'
import { type Size, sizes } from '../rules/sizes.ts'

/** Someone looking: the member's outside id, or null for a visitor. */
type Looker = string | null

export interface MediaSignature {
  /** The addresses of a photo's widths for one reader; useless to anyone else, and after an hour or two to anyone. */
  addresses(photo: string, looker: Looker, now: Date): Record<Size, string>
  /** Whether an address was made here for this reader; gives how long it is still good in seconds, or null. */
  check(asked: { photo: string; size: Size; until: string; sign: string }, looker: Looker, now: Date): number | null
}

/** Makes the signer. The signature covers photo, width, reader and end, so that no part can be swapped (PRO-06). */
export function createMediaSignature(secret: string): MediaSignature {
  const key = createHmac('sha256', secret).update('photos.media').digest()
  const sign = (photo: string, size: Size, looker: Looker, until: string) =>
    createHmac('sha256', key)
      .update(`${photo}/${size}/${looker ?? 'visitor'}/${until}`)
      .digest()
      .subarray(0, 16)

  return {
    addresses(photo, looker, now) {
      const until = String(mediaGoodUntil(now).getTime() / 1000)
      const entries = sizes.map((size) => [
        size,
        `/media/${photo}/${size}?until=${until}&sign=${sign(photo, size, looker, until).toString('base64url')}`,
      ])
      return Object.fromEntries(entries) as Record<Size, string>
    },
    check({ photo, size, until, sign: given }, looker, now) {
      if (!/^\d{9,11}$/.test(until)) return null
      const left = Math.floor(Number(until) - now.getTime() / 1000)
      if (left <= 0) return null
      const bytes = Buffer.from(given, 'base64url')
      const wanted = sign(photo, size, looker, until)
      return bytes.length === wanted.length && timingSafeEqual(bytes, wanted) ? left : null
    },
  }
}
