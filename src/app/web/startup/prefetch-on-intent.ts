/** Connection information available in some browsers. */
interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/**
 * Calls `prefetch` when a visitor hovers over, focuses or touches a link, because they are likely
 * to follow it. Not when data saving is on or the connection is slow (NAV-07).
 */
export function prefetchOnIntent(prefetch: (path: string) => void): void {
  const prefetched = new Set<string>()
  const onIntent = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (
      link === null ||
      link.origin !== window.location.origin ||
      prefetched.has(link.pathname) ||
      isDear()
    )
      return
    prefetched.add(link.pathname)
    prefetch(link.pathname)
  }
  for (const sign of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(sign, onIntent, { passive: true })
}

function isDear(): boolean {
  const { saveData, effectiveType } =
    (navigator as { readonly connection?: Connection }).connection ?? {}
  return saveData === true || (effectiveType ?? '').endsWith('2g')
}
