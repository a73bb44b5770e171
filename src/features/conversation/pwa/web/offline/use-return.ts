import { useEffect } from 'react'

/** Loads a page of the site in place of this one, from the server. */
export function returnTo(path: string): void {
  window.location.replace(path)
}

/**
 * Returns automatically when the connection is back, but not while someone is writing: then the page
 * stays until they are done.
 */
export function useReturnWhenBack(path: string): void {
  useEffect(() => {
    const back = () => {
      if (!(document.activeElement instanceof HTMLTextAreaElement)) returnTo(path)
    }
    addEventListener('online', back)
    return () => removeEventListener('online', back)
  }, [path])
}
