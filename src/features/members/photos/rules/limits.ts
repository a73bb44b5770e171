/** What an upload may measure (PRO-07). */
export const uploadLimits = {
  /** 12 MB. */
  bytes: 12_000_000,
  /** What is read of a body at all: so much more than a file may be that the refusal names the file. */
  body: 16_000_000,
  /** Width times height. */
  pixels: 40_000_000,
  /** A shorter side than this is too little to see anyone by. */
  shortestSide: 200,
} as const

/** What a field that takes a picture lets be chosen; what is in the file is judged by its bytes. */
export const acceptedPictures = 'image/jpeg,image/png,image/webp,image/heic,image/heif,image/avif,.heic,.heif,.avif'

/** By how much nicer than the server the processes are that decode: whoever uploads waits for seconds anyway, and pages for others must not. */
export const decodersNice = 5

/** How long the words about a photo may be. */
export const describedBy = { letters: 200 } as const

/** To how many members someone may open private photos at a time. */
export const readersAtMost = 200

/** How many photos an account may have: the site's number for free members or for premium ones (PRO-04). */
export function photoLimit(
  settings: { readonly free_photos: number; readonly premium_photos: number },
  premium: boolean,
): number {
  return premium ? Math.max(settings.premium_photos, settings.free_photos) : settings.free_photos
}
