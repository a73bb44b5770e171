import { useSyncExternalStore } from 'react'

/**
 * Whether a media query currently matches. On the server, where this is unknown, returns
 * `onServer`.
 */
export function useMedia(query: string, onServer = false): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    () => matchMedia(query).matches,
    () => onServer,
  )
}
