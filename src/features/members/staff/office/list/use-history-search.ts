import { useLocation, useNavigate } from 'react-router'

/**
 * A search kept in the history entry, not in the URL, because an address must not be in a server's
 * log. Empty without one.
 */
export function useHistorySearch(): [string, (search: string) => void] {
  const navigate = useNavigate()
  const { search } = (useLocation().state ?? {}) as { search?: unknown }
  return [
    typeof search === 'string' ? search : '',
    (next) => void navigate('.', { state: { search: next.trim() } }),
  ]
}
