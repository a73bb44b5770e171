/** The event dispatched once the page is hydrated. */
export const hydratedEvent = 'page-taken-over'

/**
 * Delays a form submitted before hydration until it can be handled: otherwise the browser would put
 * every field, including passwords, into the URL. A form with an `action` works without a script
 * and is not delayed. The function's source is inlined into the document and runs before the first
 * paint, so it must not use anything from outside.
 */
export function holdEarlySubmits(over: string): void {
  let heldEvent: SubmitEvent | undefined
  function hold(event: SubmitEvent): void {
    if ((event.target as HTMLFormElement).hasAttribute('action')) return
    event.preventDefault()
    event.stopImmediatePropagation()
    heldEvent = event
  }
  addEventListener('submit', hold, true)
  addEventListener(
    over,
    () => {
      removeEventListener('submit', hold, true)
      const form = heldEvent?.target as HTMLFormElement | undefined
      if (form?.isConnected)
        form.requestSubmit(heldEvent?.submitter?.isConnected ? heldEvent.submitter : null)
    },
    { once: true },
  )
}
