import { useSyncExternalStore } from 'react'

export type Theme = 'system' | 'light' | 'dark'

/** A year, in seconds. */
const cookieSeconds = 31_536_000

/** The chosen theme, stored in a cookie so that the server can apply it before the first paint. */
export function useTheme(): { theme: Theme; choose: (theme: Theme) => void } {
  const theme = useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset.theme as Theme,
    () => 'system' as const,
  )
  return { theme, choose }
}

function choose(theme: Theme): void {
  document.cookie = `theme=${theme}; path=/; max-age=${cookieSeconds}; samesite=lax`
  document.documentElement.dataset.theme = theme
}

function subscribe(notify: () => void): () => void {
  const observer = new MutationObserver(notify)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
