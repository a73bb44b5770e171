/**
 * The seed of the rotation: different ads come first every hour, the same ones for everyone,
 * regardless of the reader.
 */
export function getRotationSeed(now: Date): string {
  return now.toISOString().slice(0, 13)
}
