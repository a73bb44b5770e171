import type { Settings } from './settings.ts'

/**
 * Whether a visitor may sign up (ACC-06). A traffic source is a stored network or one in the URL.
 */
export function signupsOpen(
  settings: Pick<Settings, 'signups'>,
  hasTrafficSource: boolean,
): boolean {
  return (
    settings.signups === 'all' || (settings.signups === 'with_trafficsource' && hasTrafficSource)
  )
}

/** Whether visitors may search (SRCH-03). */
export function searchOpen(
  settings: Pick<Settings, 'logged_out_search' | 'logged_out_search_trafficsource'>,
  hasTrafficSource: boolean,
): boolean {
  return (
    settings.logged_out_search !== 'none' ||
    (settings.logged_out_search_trafficsource !== 'none' && hasTrafficSource)
  )
}
