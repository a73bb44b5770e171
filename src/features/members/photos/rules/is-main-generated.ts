import type { ShownPhoto } from '#features/members/profiles/contract.ts'

/** Whether the photo a profile is shown with is AI-generated (F11). */
export function isMainGenerated(photos: readonly ShownPhoto[]): boolean {
  return photos.some((photo) => !photo.locked && photo.main && photo.generated)
}
