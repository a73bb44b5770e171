import type { Plugin } from 'vite'

/** Router code that is never reached here, and its replacement. */
const unused: readonly {
  readonly file: RegExp
  readonly original: string
  readonly instead: string
}[] = [
  // Page instrumentation is not used.
  { file: /router\/router\.js$/, original: 'if (init.instrumentations)', instead: 'if (false)' },
  {
    file: /router\/router\.js$/,
    original: 'consumeInstrumentationClientResultMetaReceiver(router)',
    instead: 'undefined',
  },
  // Prefetching links of its framework mode are not used.
  {
    file: /dom\/lib\.js$/,
    original: 'React$1.createElement(PrefetchPageLinks, { page: href })',
    instead: 'null',
  },
]

/**
 * Removes two parts of react-router from the browser bundle. They run only with options we never
 * set, but bundlers cannot detect that they are dead code. If a release changes this code, the
 * build fails instead of patching it incorrectly.
 */
export function leanRouter(): Plugin {
  return {
    name: 'minuet:lean-router',
    apply: (config) => !config.build?.ssr,
    transform(code, id) {
      if (!id.includes('/react-router/dist/production/')) return null
      let lean = code
      for (const { file, original, instead } of unused) {
        if (!file.test(id)) continue
        if (!lean.includes(original))
          throw new Error(`react-router no longer contains "${original}": update the patch`)
        lean = lean.replaceAll(original, instead)
      }
      return lean === code ? null : { code: lean, map: null }
    },
  }
}
