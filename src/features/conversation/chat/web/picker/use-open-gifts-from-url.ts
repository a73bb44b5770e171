import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'

/**
 * Opens the gifts once if the address asks for it; going back or reloading shows the chat without
 * them.
 */
export function useOpenGiftsFromUrl(possible: boolean, show: () => void): void {
  const [params, setParams] = useSearchParams()
  const requested = params.has('gifts')
  const open = useEffectEvent(() => {
    setParams(
      (known) => {
        known.delete('gifts')
        return known
      },
      { replace: true, preventScrollReset: true },
    )
    if (possible) show()
  })
  useEffect(() => {
    if (requested) open()
  }, [requested])
}
