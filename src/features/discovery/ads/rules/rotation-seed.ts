/**
 * The seed of the rotation: every hour other ads come first, the same ones for everyone. It does
 * not depend on the reader.
 */
export function getRotationSeed(now: Date): string {
  return now.toISOString().slice(0, 13)
}
