/** Asks for the second factor again in the middle of an action. */
export interface StepUp {
  /** Opens the dialog; true once a code has been accepted, false if it was closed. */
  readonly request: () => Promise<boolean>
  /** Closes the dialog. */
  readonly settle: (confirmed: boolean) => void
  readonly isOpen: () => boolean
  readonly subscribe: (onChange: () => void) => () => void
}

/**
 * Creates the state behind the dialog. It is outside React, because the API client uses it; actions
 * that need it at the same time share one dialog.
 */
export function createStepUp(): StepUp {
  const listeners = new Set<() => void>()
  let waiting: ((confirmed: boolean) => void)[] = []
  const notify = () => {
    for (const listener of listeners) listener()
  }
  return {
    request: () =>
      new Promise((resolve) => {
        waiting = [...waiting, resolve]
        notify()
      }),
    settle(confirmed) {
      const settled = waiting
      waiting = []
      for (const resolve of settled) resolve(confirmed)
      notify()
    },
    isOpen: () => waiting.length > 0,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
  }
}

/** The one for this page. */
export const stepUp = createStepUp()
