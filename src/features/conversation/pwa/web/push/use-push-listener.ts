import { useEffect } from 'react'
import { useQuiet } from '#features/members/quiet-mode/web/index.ts'
import { useApi } from '#platform/web/api/use-api.ts'
import { pageLive } from '#platform/web/live/page-live.ts'
import { newId } from '#platform/web/new-id.ts'
import { useViewerId } from '#platform/web/surroundings.ts'
import { type PushState, initialPushState } from '../../rules/push-state.ts'
import { checkPush, renewPush } from './act-on-push.ts'
import { applyPushFact } from './push-store.ts'
import { usePush } from './use-push.ts'

/** How often a visible page reports itself, in milliseconds. */
const visibilityReportMs = 30_000

/**
 * Runs on every page of a member: determines the push state, receives pushes, and reports whether
 * the page is visible.
 */
export function usePushListener(): PushState {
  const api = useApi()
  const quiet = useQuiet() !== 'off'
  useEffect(() => {
    // The server sends neutral pushes to a browser in quiet mode, so a change is reported to it
    // (BEY-19).
    void checkPush(api).then((known) =>
      known !== null && known.quiet !== quiet ? renewPush(api) : undefined,
    )
  }, [api, quiet])
  useEffect(listenForPushes, [])
  useReportVisibility()
  return usePush() ?? initialPushState
}

/** `/sw-push.js` notifies all open pages of every push, whether or not it shows a notification. */
function listenForPushes(): (() => void) | undefined {
  if (!('serviceWorker' in navigator)) return undefined
  const { serviceWorker } = navigator
  const onWorkerMessage = ({ data }: MessageEvent<{ type?: string; at?: number } | null>) => {
    if (data?.type === 'push.message') applyPushFact({ kind: 'message', at: data.at ?? Date.now() })
  }
  serviceWorker.addEventListener('message', onWorkerMessage)
  return () => serviceWorker.removeEventListener('message', onWorkerMessage)
}

/** Reports whether the page is visible: a member looking at a page gets no push. */
function useReportVisibility(): void {
  const viewer = useViewerId()
  useEffect(() => {
    if (viewer === null) return
    const live = pageLive(viewer)
    const page = tabId()
    const report = (seen: boolean) => live.send({ type: 'push.sight', page, seen })
    const reportVisibility = () => report(document.visibilityState === 'visible')
    const leave = () => report(false)
    const repeat = () => {
      if (document.visibilityState === 'visible') report(true)
    }
    reportVisibility()
    const stopListening = live.onChange(() => {
      if (live.isOpen()) reportVisibility()
    })
    const timer = setInterval(repeat, visibilityReportMs)
    document.addEventListener('visibilitychange', reportVisibility)
    addEventListener('pagehide', leave)
    addEventListener('pageshow', reportVisibility)
    return () => {
      leave()
      stopListening()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', reportVisibility)
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', reportVisibility)
    }
  }, [viewer])
}

/**
 * The same id before and after a reload, because the old page's last report may have arrived late.
 */
function tabId(): string {
  try {
    const id = sessionStorage.getItem('push-tab') ?? newId()
    sessionStorage.setItem('push-tab', id)
    return id
  } catch {
    return newId()
  }
}
