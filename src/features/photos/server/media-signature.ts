import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'
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

/** So many bytes of a photo's code belong to each width. */
const signBytes = 16

/**
 * Makes the signer. The signature covers photo, width, reader and end, so that no part can be swapped (PRO-06). A list of people
 * signs dozens of addresses, so one code is made for a photo, and each width has its own stretch of it: none tells of another.
 * What lies in a folder of its own, such as `/message`, has a key of its own; `root` is where it is served, below /media unless said.
 */
export function createMediaSignature(secret: string, folder = '', root = `/media${folder}`): MediaSignature {
  // A ready key: one given as bytes is made ready anew by each use, which costs more than the signing.
  const key = createSecretKey(createHmac('sha256', secret).update(`photos.media${folder}`).digest())
  const codeOf = (photo: string, looker: Looker, until: string) =>
    createHmac('sha512', key)
      .update(`${photo}/${looker ?? 'visitor'}/${until}`)
      .digest()

  return {
    addresses(photo, looker, now) {
      const until = String(mediaGoodUntil(now).getTime() / 1000)
      const code = codeOf(photo, looker, until)
      const entries = sizes.map((size) => [
        size,
        `${root}/${photo}/${size}?until=${until}&sign=${signOf(code, size).toString('base64url')}`,
      ])
      return Object.fromEntries(entries) as Record<Size, string>
    },
    check({ photo, size, until, sign }, looker, now) {
      if (!/^\d{9,11}$/.test(until)) return null
      const left = Math.floor(Number(until) - now.getTime() / 1000)
      if (left <= 0) return null
      const given = Buffer.from(sign, 'base64url')
      const wanted = signOf(codeOf(photo, looker, until), size)
      return given.length === wanted.length && timingSafeEqual(given, wanted) ? left : null
    },
  }
}

function signOf(code: Buffer, size: Size): Buffer {
  const from = sizes.indexOf(size) * signBytes
  return code.subarray(from, from + signBytes)
}
