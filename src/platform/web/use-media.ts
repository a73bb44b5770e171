import { useSyncExternalStore } from 'react'

/** Whether the browser fits a media query, as long as it does; a server knows of none and takes what it is told. */
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
