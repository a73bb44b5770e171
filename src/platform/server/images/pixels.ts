/**
 * Pixels in rows from the top, one byte per channel: grey, or red, green and blue, with or without
 * alpha.
 */
export interface Pixels {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
  readonly channels: number
}
