import { createHmac, createSecretKey, hash, timingSafeEqual } from 'node:crypto'
import { mediaExpiresAt } from '../../rules/media-expiry.ts'
import { type Size, sizes } from '#kernel/image-sizes.ts'

/** The reader's public member id, or null for a visitor. */
type Looker = string | null

export interface MediaSignature {
  /**
   * The URLs of a photo's widths for one reader; they do not work for anyone else, and expire after
   * one to two hours.
   */
  addresses(photo: string, looker: Looker, now: Date): Record<Size, string>
  /**
   * Checks whether a URL was issued to this reader; returns its remaining lifetime in seconds, or
   * null.
   */
  check(
    request: { photo: string; size: Size; until: string; sign: string },
    looker: Looker,
    now: Date,
  ): number | null
}

/** Characters of a photo's code used for each width: 132 bits. */
const signLength = 22

/**
 * Creates the URL signer. The signature covers photo, width, reader and expiry, so that no part can
 * be swapped (PRO-06). A list of members signs dozens of URLs for one reader, so each reader and
 * expiry has a key derived from the secret, cached while it stays the same. That key produces one
 * code per photo, and each width uses a different section of it: none reveals another, and together
 * they leave 116 bits undisclosed. A separate folder such as `/message` has its own key; `root` is
 * the path it is served under, below /media by default.
 */
export function createMediaSignature(
  secret: string,
  folder = '',
  root = `/media${folder}`,
): MediaSignature {
  // A prepared key object, because raw bytes would be prepared again on each use, which costs more
  // than signing.
  const key = createSecretKey(createHmac('sha256', secret).update(`photos.media${folder}`).digest())
  let last = { reader: '', key: '' }
  const deriveReaderKey = (looker: Looker, until: string) => {
    const reader = `${looker ?? 'visitor'}/${until}`
    if (last.reader !== reader)
      last = { reader, key: createHmac('sha512', key).update(reader).digest('base64url') }
    return last.key
  }
  const computeCode = (photo: string, looker: Looker, until: string) =>
    hash('sha512', `${deriveReaderKey(looker, until)}/${photo}`, 'base64url')

  return {
    addresses(photo, looker, now) {
      const until = String(mediaExpiresAt(now).getTime() / 1000)
      const code = computeCode(photo, looker, until)
      const address = (size: Size) =>
        `${root}/${photo}/${size}?until=${until}&sign=${sliceSignature(code, size)}`
      return { 160: address(160), 480: address(480), 960: address(960) }
    },
    check({ photo, size, until, sign }, looker, now) {
      if (!/^\d{9,11}$/.test(until)) return null
      const left = Math.floor(Number(until) - now.getTime() / 1000)
      if (left <= 0) return null
      const givenSignature = Buffer.from(sign)
      const expectedSignature = Buffer.from(sliceSignature(computeCode(photo, looker, until), size))
      return givenSignature.length === expectedSignature.length &&
        timingSafeEqual(givenSignature, expectedSignature)
        ? left
        : null
    },
  }
}

function sliceSignature(code: string, size: Size): string {
  const from = sizes.indexOf(size) * signLength
  return code.slice(from, from + signLength)
}
