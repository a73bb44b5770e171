import type { Plugin } from 'vite'
import { cut, type Lean } from './cut.ts'
import { react, reactDomDoor } from './react.ts'
import { reactDom } from './react-dom.ts'
import { router } from './router.ts'

/** Every file of a library that comes to the browser without a part of it. */
export const leans: readonly Lean[] = [react, reactDomDoor, reactDom, ...router]

/**
 * Leaves out of the browser's files what the libraries hold for features that nothing here uses, and that no bundler can see to be
 * dead: a third of React's renderer and of the router. The server renders with the libraries as they are.
 */
export function leanLibraries(): Plugin {
  return {
    name: 'minuet:lean-libraries',
    apply: (config) => !config.build?.ssr,
    transform(code, id) {
      const lean = leans.find(({ file }) => file.test(id))
      return lean === undefined ? null : { code: cut(code, lean), map: null }
    },
  }
}
