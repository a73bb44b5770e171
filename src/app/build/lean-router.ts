import type { Plugin } from 'vite'

/** What of the router is never reached here, and what stands in its place. */
const unused: readonly { readonly file: RegExp; readonly found: string; readonly instead: string }[] = [
  // No page is watched from outside.
  { file: /router\/router\.js$/, found: 'if (init.instrumentations)', instead: 'if (false)' },
  {
    file: /router\/router\.js$/,
    found: 'consumeInstrumentationClientResultMetaReceiver(router)',
    instead: 'undefined',
  },
  // Links of its framework's own kind of server are not ours.
  {
    file: /dom\/lib\.js$/,
    found: 'React$1.createElement(PrefetchPageLinks, { page: href })',
    instead: 'null',
  },
]

/**
 * Leaves out of the browser's files two parts of react-router that only run when asked for by options we never set, and that no
 * bundler can see to be dead. A release that reads otherwise stops the build instead of being cut wrongly.
 */
export function leanRouter(): Plugin {
  return {
    name: 'minuet:lean-router',
    apply: (config) => !config.build?.ssr,
    transform(code, id) {
      if (!id.includes('/react-router/dist/production/')) return null
      let lean = code
      for (const { file, found, instead } of unused) {
        if (!file.test(id)) continue
        if (!lean.includes(found)) throw new Error(`react-router no longer reads "${found}": look at it again`)
        lean = lean.replaceAll(found, instead)
      }
      return lean === code ? null : { code: lean, map: null }
    },
  }
}
