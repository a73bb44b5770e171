/** The widths every photo is kept in, in pixels. */
export const sizes = [160, 480, 960] as const
export type Size = (typeof sizes)[number]

/** The width a text names, or null. */
export function sizeOf(text: string): Size | null {
  return sizes.find((size) => String(size) === text) ?? null
}
