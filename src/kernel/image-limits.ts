/** Limits of an uploaded picture (PRO-07). */
export const uploadLimits = {
  /** 12 MB. */
  bytes: 12_000_000,
  /**
   * Maximum body size that is read; larger than the maximum file size, so that the error can be
   * about the file.
   */
  body: 16_000_000,
  /** Width times height. */
  pixels: 40_000_000,
  /** In pixels; anyone in a smaller photo is too small to be recognised. */
  shortestSide: 200,
} as const

/** The limits as arguments of the texts that name them. */
export const uploadLimitValues = {
  megabytes: uploadLimits.bytes / 1_000_000,
  megapixels: uploadLimits.pixels / 1_000_000,
  pixels: uploadLimits.shortestSide,
} as const

/** The `accept` attribute of picture inputs; the actual format is detected from the bytes. */
export const acceptedImageTypes =
  'image/jpeg,image/png,image/webp,image/heic,image/heif,image/avif,.heic,.heif,.avif'
