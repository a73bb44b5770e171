/** How a brand looks where no style sheet applies: in the manifest and on its icons. */
export interface SiteLook {
  /** The name on its screenshots: another site of the brand doesn't show them. */
  readonly name: string
  /** The folder of its icons and screenshots, below `/app/`. */
  readonly folder: string
  /** The background of pages in light and dark mode. */
  readonly pages: { readonly light: string; readonly dark: string }
  /** The icon: its ground, and its two dancers. */
  readonly icon: { readonly ground: string; readonly left: string; readonly right: string }
}

/** The brands with icons of their own; colours as in `src/ui/styles`. */
export const siteLooks = {
  minuet: {
    name: 'Minuet',
    folder: 'minuet',
    pages: { light: '#fbf6f4', dark: '#0d1917' },
    icon: { ground: '#0f2e29', left: '#f6cf6b', right: '#ff8fa8' },
  },
  sarabande: {
    name: 'Sarabande',
    folder: 'sarabande',
    pages: { light: '#fbf6f8', dark: '#170c1a' },
    icon: { ground: '#2a1030', left: '#f6cf6b', right: '#ffa48f' },
  },
} as const satisfies Readonly<Record<string, SiteLook>>

/** The look of a brand; that of the product for brands without their own. */
export function getSiteLook(brand: string): SiteLook {
  return brand === 'sarabande' ? siteLooks.sarabande : siteLooks.minuet
}

/** The path of a site's icon for the home screen of iPhones and iPads. */
export function touchIconPath(brand: string): string {
  return `/app/${getSiteLook(brand).folder}/touch-icon.png`
}
