import type { Plugin } from 'vite'

/** What Tailwind says again to browsers that do not know `@property`; the oldest we write for do (`cssTarget`). */
const saidAgain = /@layer properties\s*\{\s*@supports [^{]*\{[^{}]*\{[^{}]*\}\s*\}\s*\}/
/** Its question whether colours can be mixed, which they can in all of them. */
const asked = /@supports \(color:color-mix\(in lab, red, red\)\)\{((?:[^{}]*\{[^{}]*\})+)\}/g

/** Leaves out of the style sheets what only browsers older than ours would read. */
export function leanStyles(): Plugin {
  return {
    name: 'minuet:lean-styles',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = String(file.source)
            .replace(saidAgain, '')
            .replace(asked, '$1')
            .replaceAll('--lightningcss-light', '--light')
            .replaceAll('--lightningcss-dark', '--dark')
    },
  }
}
