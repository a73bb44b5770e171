import { createHmac, createSecretKey, hash, timingSafeEqual } from 'node:crypto'
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

/** So many signs of a photo's code belong to each width: 132 bits. */
const signLength = 22

/**
 * Makes the signer. The signature covers photo, width, reader and end, so that no part can be swapped (PRO-06). A list of people
 * signs dozens of addresses for one reader, so a reader has a key of their own for as long as addresses are good, made from the secret
 * one and remembered while it is the same; one code is made by it for a photo, and each width has its own stretch of the code: none
 * tells of another, and together they leave 116 bits of it untold.
 * What lies in a folder of its own, such as `/message`, has a key of its own; `root` is where it is served, below /media unless said.
 */
export function createMediaSignature(secret: string, folder = '', root = `/media${folder}`): MediaSignature {
  // A ready key: one given as bytes is made ready anew by each use, which costs more than the signing.
  const key = createSecretKey(createHmac('sha256', secret).update(`photos.media${folder}`).digest())
  let last = { reader: '', key: '' }
  const keyOf = (looker: Looker, until: string) => {
    const reader = `${looker ?? 'visitor'}/${until}`
    if (last.reader !== reader) last = { reader, key: createHmac('sha512', key).update(reader).digest('base64url') }
    return last.key
  }
  const codeOf = (photo: string, looker: Looker, until: string) =>
    hash('sha512', `${keyOf(looker, until)}/${photo}`, 'base64url')

  return {
    addresses(photo, looker, now) {
      const until = String(mediaGoodUntil(now).getTime() / 1000)
      const code = codeOf(photo, looker, until)
      const address = (size: Size) => `${root}/${photo}/${size}?until=${until}&sign=${signOf(code, size)}`
      return { 160: address(160), 480: address(480), 960: address(960) }
    },
    check({ photo, size, until, sign }, looker, now) {
      if (!/^\d{9,11}$/.test(until)) return null
      const left = Math.floor(Number(until) - now.getTime() / 1000)
      if (left <= 0) return null
      const given = Buffer.from(sign)
      const wanted = Buffer.from(signOf(codeOf(photo, looker, until), size))
      return given.length === wanted.length && timingSafeEqual(given, wanted) ? left : null
    },
  }
}

function signOf(code: string, size: Size): string {
  const from = sizes.indexOf(size) * signLength
  return code.slice(from, from + signLength)
}
