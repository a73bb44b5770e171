import { useEffect } from 'react'
import { useQuiet } from '#features/members/quiet-mode/web/index.ts'
import { useApi } from '#platform/web/api/use-api.ts'
import { pageLive } from '#platform/web/live/page-live.ts'
import { newId } from '#platform/web/new-id.ts'
import { useViewerId } from '#platform/web/surroundings.ts'
import { type PushState, unseen } from '../rules/push-state.ts'
import { lookAtPush, renewPush } from './act-on-push.ts'
import { learn } from './push-store.ts'
import { usePush } from './use-push.ts'

/** How often a visible page reports itself, in milliseconds. */
const sightMs = 30_000

/**
 * Runs on every page of a member: determines the push state, receives pushes, and reports whether
 * the page is visible.
 */
export function usePushEar(): PushState {
  const api = useApi()
  const quiet = useQuiet() !== 'off'
  useEffect(() => {
    // The server sends neutral pushes to a browser in quiet mode, so a change is reported to it
    // (BEY-19).
    void lookAtPush(api).then((known) => (known !== null && known.quiet !== quiet ? renewPush(api) : undefined))
  }, [api, quiet])
  useEffect(hearPushes, [])
  useSight()
  return usePush() ?? unseen
}

/** `/sw-push.js` notifies all open pages of every push, whether or not it shows a notification. */
function hearPushes(): (() => void) | undefined {
  if (!('serviceWorker' in navigator)) return undefined
  const { serviceWorker } = navigator
  const hear = ({ data }: MessageEvent<{ type?: string; at?: number } | null>) => {
    if (data?.type === 'push.message') learn({ kind: 'message', at: data.at ?? Date.now() })
  }
  serviceWorker.addEventListener('message', hear)
  return () => serviceWorker.removeEventListener('message', hear)
}

/** Reports whether the page is visible: a member looking at a page gets no push. */
function useSight(): void {
  const viewer = useViewerId()
  useEffect(() => {
    if (viewer === null) return
    const live = pageLive(viewer)
    const page = tabId()
    const tell = (seen: boolean) => live.send({ type: 'push.sight', page, seen })
    const look = () => tell(document.visibilityState === 'visible')
    const leave = () => tell(false)
    const repeat = () => {
      if (document.visibilityState === 'visible') tell(true)
    }
    look()
    const stopHearing = live.onChange(() => {
      if (live.isOpen()) look()
    })
    const timer = setInterval(repeat, sightMs)
    document.addEventListener('visibilitychange', look)
    addEventListener('pagehide', leave)
    addEventListener('pageshow', look)
    return () => {
      leave()
      stopHearing()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', look)
    }
  }, [viewer])
}

/**
 * The same id before and after a reload, because the old page's last report may have arrived late.
 */
function tabId(): string {
  try {
    const kept = sessionStorage.getItem('push-tab') ?? newId()
    sessionStorage.setItem('push-tab', kept)
    return kept
  } catch {
    return newId()
  }
}
