import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useQuiet } from '#features/members/quiet-mode/web/index.ts'
import { useApi } from '#platform/web/api/use-api.ts'
import { loadInBackground } from '#platform/web/load-in-background.ts'
import { useViewer } from '#platform/web/surroundings.ts'

/**
 * Runs the app's part of a member's page once the page has nothing else to do. Staff who write as a
 * profile keep nothing on their devices.
 */
export function useInstalledApp(): void {
  const api = useApi()
  const cache = useQueryClient()
  const quiet = useQuiet() !== 'off'
  const viewer = useViewer()
  const reader = viewer === null || viewer.staff === true ? null : viewer.profile.id
  useEffect(() => {
    if (reader === null) return
    let stopped = false
    let stop = () => {}
    const cancel = whenIdle(() => {
      void loadInBackground(() => import('./run-installed-app.ts'))
        .then(({ runInstalledApp }) => runInstalledApp({ api, cache, reader, quiet }))
        .then((end) => {
          if (stopped) end()
          else stop = end
        })
        // The next page tries again.
        .catch(() => {})
    })
    return () => {
      stopped = true
      cancel()
      stop()
    }
  }, [api, cache, quiet, reader])
}

/** Safari has no `requestIdleCallback`. */
function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(run, { timeout: 3000 })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(run, 1000)
  return () => clearTimeout(timer)
}
