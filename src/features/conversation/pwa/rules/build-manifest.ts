import type { Locale } from '#kernel/locale.ts'
import { getSiteLook } from './site-look.ts'

/** The facts about a site and a browser that its manifest depends on. */
export interface ManifestFacts {
  readonly name: string
  readonly description: string
  readonly brand: string
  readonly locale: Locale
  readonly theme: 'system' | 'light' | 'dark'
  /** The texts in the reader's language. */
  readonly words: {
    readonly messages: string
    readonly likes: string
    readonly search: string
    readonly screenshot: string
  }
}

interface Picture {
  readonly src: string
  readonly sizes: string
  readonly type: string
}

/** The web app manifest of a site (https://www.w3.org/TR/appmanifest/). */
export interface Manifest {
  readonly id: string
  readonly name: string
  readonly short_name: string
  readonly description: string
  readonly lang: Locale
  readonly dir: 'ltr'
  readonly scope: string
  readonly start_url: string
  readonly display: 'standalone'
  readonly theme_color: string
  readonly background_color: string
  readonly categories: readonly string[]
  readonly prefer_related_applications: false
  readonly icons: readonly (Picture & { readonly purpose: 'any' | 'maskable' })[]
  readonly screenshots: readonly (Picture & {
    readonly form_factor: 'narrow' | 'wide'
    readonly label: string
  })[]
  readonly shortcuts: readonly {
    readonly name: string
    readonly url: string
    readonly icons: readonly Picture[]
  }[]
}

/** Home screens cut off longer names. */
const shortNameLength = 12

/** The sizes of the icons in pixels; Android and Chromium want both. */
export const iconSizes = [192, 512] as const

/** The sizes of the screenshots in pixels. */
export const screenshotSizes = { narrow: [780, 1688], wide: [1440, 900] } as const

/**
 * Builds the manifest (NTF-08). The theme is the one chosen in this browser: manifests have one
 * colour, and without a choice it is that of the light mode.
 */
export function buildManifest(facts: ManifestFacts): Manifest {
  const { name, brand, locale, theme, words } = facts
  const { folder, pages, name: photographed } = getSiteLook(brand)
  const color = theme === 'dark' ? pages.dark : pages.light
  const png = (file: string, size: number): Picture => ({
    src: `/app/${folder}/${file}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  })
  return {
    id: '/',
    name,
    short_name: shorten(name),
    description: facts.description,
    lang: locale,
    dir: 'ltr',
    scope: '/',
    start_url: '/members',
    display: 'standalone',
    theme_color: color,
    background_color: color,
    categories: ['social', 'lifestyle'],
    prefer_related_applications: false,
    icons: (['any', 'maskable'] as const).flatMap((purpose) =>
      iconSizes.map((size) => ({ ...png(`icon-${purpose}-${size}`, size), purpose })),
    ),
    screenshots: (name === photographed ? (['narrow', 'wide'] as const) : []).map((factor) => ({
      src: `/app/${folder}/screen-${factor}-${locale}.webp`,
      sizes: screenshotSizes[factor].join('x'),
      type: 'image/webp',
      form_factor: factor,
      label: words.screenshot,
    })),
    shortcuts: (
      [
        ['messages', '/chats'],
        ['likes', '/likes'],
        ['search', '/members'],
      ] as const
    ).map(([shortcut, url]) => ({
      name: words[shortcut],
      url,
      icons: [png(`shortcut-${shortcut}`, 96)],
    })),
  }
}

/** The name, or as many of its first words as fit on a home screen. */
function shorten(name: string): string {
  if (name.length <= shortNameLength) return name
  const words = name.split(' ')
  while (words.length > 1 && words.join(' ').length > shortNameLength) words.pop()
  return words.join(' ').slice(0, shortNameLength)
}
