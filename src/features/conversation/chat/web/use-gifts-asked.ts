import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'

/** Opens the gifts where the address asks for them, once: the way back and a reload find the chat as it is. */
export function useGiftsAsked(possible: boolean, show: () => void): void {
  const [params, setParams] = useSearchParams()
  const asked = params.has('gifts')
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
    if (asked) open()
  }, [asked])
}
