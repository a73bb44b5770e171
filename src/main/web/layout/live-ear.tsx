import { useSendQueued } from '#features/chat/web/index.ts'
import { useHearLikes } from '#features/likes/web/index.ts'
import { usePolling } from '#features/polling/web/index.ts'
import { pollEveryMs } from '#features/push/rules/push-state.ts'
import { usePushEar } from '#features/push/web/index.ts'
import { useLive } from '#platform/web/live/use-live.ts'
import { useViewer } from '#platform/web/surroundings.ts'
import { usePageHidden } from './use-page-hidden.ts'

/** Hears the live connection on behalf of every page, and asks beneath it; only members do. */
export function LiveEar() {
  return useViewer() === null ? null : <Ear />
}

function Ear() {
  const push = usePushEar()
  usePolling({ everyMs: pollEveryMs(push), wokenAt: push.lastMessage })
  useSendQueued()
  usePageHidden()
  const hearLikes = useHearLikes()
  useLive('likes.liked', hearLikes)
  useLive('likes.matched', hearLikes)
  return null
}
