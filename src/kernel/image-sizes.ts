/** The widths in which every photo is stored, in pixels. */
export const sizes = [160, 480, 960] as const
export type Size = (typeof sizes)[number]

/** Parses a width; null if photos are not stored in that width. */
export function parseSize(text: string): Size | null {
  return sizes.find((size) => String(size) === text) ?? null
}
