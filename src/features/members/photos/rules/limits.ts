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
