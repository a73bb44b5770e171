import type { MethodKey } from '../rules/methods.ts'
import type { Chosen } from './calls.ts'

/** The checkout with a package and a way to pay chosen in it. */
export function choiceAddress(bundle: Chosen, method: MethodKey, returnTo: string | null): string {
  const query = new URLSearchParams({
    ...('act' in bundle && { for: bundle.act }),
    ...(returnTo !== null && { to: returnTo }),
  }).toString()
  return `/credits/${bundle.id}/${method}${query === '' ? '' : `?${query}`}`
}

/** Writes the choice into the address of the page one leaves, so that the browser's way back finds it chosen. */
export function keepChoice(bundle: Chosen, method: MethodKey, returnTo: string | null): void {
  window.history.replaceState(window.history.state, '', choiceAddress(bundle, method, returnTo))
}
