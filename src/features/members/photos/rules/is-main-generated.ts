import type { PhotoView } from '#features/members/profiles/contract/profiles.ts'

/** Whether the photo a profile is shown with is AI-generated (F11). */
export function isMainGenerated(photos: readonly PhotoView[]): boolean {
  return photos.some((photo) => !photo.locked && photo.main && photo.generated)
}
