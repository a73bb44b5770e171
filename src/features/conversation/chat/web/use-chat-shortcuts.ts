import { useEffect, useEffectEvent } from 'react'

/** Ctrl or Cmd+K searches; Alt with an arrow key opens the next or previous conversation. */
export function useChatShortcuts({
  search,
  step,
}: {
  search: () => void
  step: (by: 1 | -1) => void
}): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (document.querySelector('dialog[open]') !== null) return
    if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k')
      search()
    else if (event.altKey && event.key === 'ArrowUp') step(-1)
    else if (event.altKey && event.key === 'ArrowDown') step(1)
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}
