import type { Plugin } from 'vite'

/**
 * Tailwind's fallback for browsers without `@property`; all browsers we support have it
 * (`cssTarget`).
 */
const propertyFallback = /@layer properties\s*\{\s*@supports [^{]*\{[^{}]*\{[^{}]*\}\s*\}\s*\}/
/** Tailwind's `@supports` query for `color-mix`, which all of them support. */
const colorMixQuery = /@supports \(color:color-mix\(in lab, red, red\)\)\{((?:[^{}]*\{[^{}]*\})+)\}/g

/** Removes from the style sheets what only unsupported browsers would read. */
export function leanStyles(): Plugin {
  return {
    name: 'minuet:lean-styles',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = String(file.source)
            .replace(propertyFallback, '')
            .replace(colorMixQuery, '$1')
            .replaceAll('--lightningcss-light', '--light')
            .replaceAll('--lightningcss-dark', '--dark')
    },
  }
}
