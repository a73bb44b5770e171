/** What the page says once its code has taken over. */
export const takenOver = 'page-taken-over'

/**
 * Holds a form that is sent before the page's code is there, and sends it then: the browser by itself would put every field, passwords
 * too, into the address. A form that names where it goes works without code and is let go. It stands in the document as its own source
 * and runs before anything is painted, so nothing from outside of it can be used here.
 */
export function holdForms(over: string): void {
  let held: SubmitEvent | undefined
  function hold(event: SubmitEvent): void {
    if ((event.target as HTMLFormElement).hasAttribute('action')) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held = event
  }
  addEventListener('submit', hold, true)
  addEventListener(
    over,
    () => {
      removeEventListener('submit', hold, true)
      const form = held?.target as HTMLFormElement | undefined
      if (form?.isConnected) form.requestSubmit(held?.submitter?.isConnected ? held.submitter : null)
    },
    { once: true },
  )
}
