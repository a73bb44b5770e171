import type { SiteLook } from './site-look.ts'

/**
 * `any`: rounded, on a transparent ground. `maskable`: systems cut it to their own shape, so the
 * ground fills the whole square and the drawing stays in the middle 80 %. `touch`: the same with
 * less margin, because iOS only rounds the corners.
 */
export type IconShape = 'any' | 'maskable' | 'touch'

/** The drawings of the shortcuts. */
export type ShortcutIcon = 'messages' | 'likes' | 'search'

/** The size of the two dancers in each shape; 1 is that of the favicon. */
const scales: Readonly<Record<IconShape, number>> = { any: 1.15, maskable: 1, touch: 1.15 }

/** Draws the site's icon as an SVG of 64 units, the dancers of the favicon in its middle. */
export function drawIcon({ icon }: SiteLook, shape: IconShape): string {
  const radius = shape === 'any' ? ' rx="16"' : ''
  const place = `translate(32 32) scale(${scales[shape]}) translate(-32 -36)`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64"${radius} fill="${icon.ground}"/><g transform="${place}"><g transform="translate(10 13)" fill="none" stroke-width="5" stroke-linecap="round"><path d="M7 29C7 11 21 5 22 22" stroke="${icon.left}"/><path d="M22 22C23 5 37 11 37 29" stroke="${icon.right}"/></g><circle cx="17" cy="45" r="4.2" fill="${icon.left}"/><circle cx="47" cy="45" r="4.2" fill="${icon.right}"/></g></svg>`
}

const shortcutPaths: Readonly<Record<ShortcutIcon, string>> = {
  messages:
    'M18 20h28a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4H30l-9 7v-7h-3a4 4 0 0 1-4-4V24a4 4 0 0 1 4-4Z',
  likes: 'M32 48S14 38 14 26.5A9.5 9.5 0 0 1 32 22a9.5 9.5 0 0 1 18 4.5C50 38 32 48 32 48Z',
  search: 'M29 16a13 13 0 1 0 0 26a13 13 0 1 0 0-26ZM39 39l10 10',
}

/** Draws the icon of a shortcut as an SVG of 64 units. */
export function drawShortcutIcon({ icon }: SiteLook, name: ShortcutIcon): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="32" fill="${icon.ground}"/><path d="${shortcutPaths[name]}" fill="none" stroke="${icon.right}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/></svg>`
}
