/** What some browsers tell of the connection. */
interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/**
 * Whoever points at a link, focuses it or lays a finger on it will likely follow it: `bring` fetches what its page is made of.
 * Not where data is dear or the line is slow (NAV-07).
 */
export function prefetchOnIntent(bring: (path: string) => void): void {
  const asked = new Set<string>()
  const hear = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (link === null || link.origin !== window.location.origin || asked.has(link.pathname) || isDear()) return
    asked.add(link.pathname)
    bring(link.pathname)
  }
  for (const sign of ['pointerover', 'focusin', 'touchstart']) document.addEventListener(sign, hear, { passive: true })
}

function isDear(): boolean {
  const { saveData, effectiveType } = (navigator as { readonly connection?: Connection }).connection ?? {}
  return saveData === true || (effectiveType ?? '').endsWith('2g')
}
