import type { ShownPhoto } from '#features/members/profiles/contract.ts'

/** Whether a program made the photo somebody is shown by (F11). */
export function isMainGenerated(photos: readonly ShownPhoto[]): boolean {
  return photos.some((photo) => !photo.locked && photo.main && photo.generated)
}
