import type { PhotoView } from '#features/members/profiles/contract/profiles.ts'

/** Whether a profile's photo is AI-generated (F11). */
export function isMainGenerated(photos: readonly PhotoView[]): boolean {
  return photos.some((photo) => !photo.locked && photo.main && photo.generated)
}
