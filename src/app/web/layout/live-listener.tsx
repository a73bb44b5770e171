import { useSendQueued } from '#features/conversation/chat/web/index.ts'
import { useLikeEvents } from '#features/discovery/likes/web/index.ts'
import { usePolling } from '../../polling/web/index.ts'
import { pollEveryMs } from '#features/conversation/push/index.ts'
import { usePushListener } from '#features/conversation/push/web/index.ts'
import { useLive } from '#platform/web/live/use-live.ts'
import { useViewer } from '#platform/web/surroundings.ts'
import { usePageHidden } from './use-page-hidden.ts'

/** Listens to the live connection and polls as a fallback, on every page; members only. */
export function LiveListener() {
  return useViewer() === null ? null : <Listener />
}

function Listener() {
  const push = usePushListener()
  usePolling({ everyMs: pollEveryMs(push), wokenAt: push.lastMessage })
  useSendQueued()
  usePageHidden()
  const onLikesChange = useLikeEvents()
  useLive('likes.liked', onLikesChange)
  useLive('likes.matched', onLikesChange)
  return null
}
