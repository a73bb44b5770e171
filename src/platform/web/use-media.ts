import { useSyncExternalStore } from 'react'

/**
 * Whether a media query currently matches. On the server, where this is unknown, returns
 * `onServer`.
 */
export function useMedia(query: string, onServer = false): boolean {
  return useSyncExternalStore(
    (hear) => {
      const media = matchMedia(query)
      media.addEventListener('change', hear)
      return () => media.removeEventListener('change', hear)
    },
    () => matchMedia(query).matches,
    () => onServer,
  )
}
