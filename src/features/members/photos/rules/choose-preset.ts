/** Number of preset pictures that replace locked photos. */
export const presetCount = 12

/**
 * Chooses the preset picture for a locked photo, 1 to 12, by an FNV-1a hash of its id, which is
 * random and reveals nothing about the photo.
 */
export function choosePreset(photo: string): number {
  let hash = 0x811c9dc5
  for (const character of photo)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return ((hash >>> 0) % presetCount) + 1
}
