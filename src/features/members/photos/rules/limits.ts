/** Limits of an upload (PRO-07). */
export const uploadLimits = {
  /** 12 MB. */
  bytes: 12_000_000,
  /**
   * Maximum body size that is read: larger than a file may be, so that the error can name the file.
   */
  body: 16_000_000,
  /** Width times height. */
  pixels: 40_000_000,
  /** In pixels; anyone in a smaller photo is too small to be recognised. */
  shortestSide: 200,
} as const

/** The `accept` attribute of picture inputs; the actual format is detected from the bytes. */
export const acceptedImageTypes = 'image/jpeg,image/png,image/webp,image/heic,image/heif,image/avif,.heic,.heif,.avif'

/**
 * How much nicer than the server the decoding processes are: uploads take seconds anyway, but must
 * not slow down pages for others.
 */
export const decoderNiceness = 5

/** Maximum length of a photo description. */
export const descriptionLimits = { letters: 200 } as const

/** How many members can have access to someone's private photos at a time. */
export const maxPrivateReaders = 200

/**
 * Maximum number of photos of an account: the site's limit for free or for Premium members
 * (PRO-04).
 */
export function photoLimit(
  settings: { readonly free_photos: number; readonly premium_photos: number },
  premium: boolean,
): number {
  return premium ? Math.max(settings.premium_photos, settings.free_photos) : settings.free_photos
}
