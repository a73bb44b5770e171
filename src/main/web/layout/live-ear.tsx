import { useHearLikes } from '#features/likes/web/index.ts'
import { useLive } from '#platform/web/live/use-live.ts'
import { useViewer } from '#platform/web/surroundings.ts'

/** Hears the live connection on behalf of every page; only members have one. */
export function LiveEar() {
  return useViewer() === null ? null : <Ear />
}

function Ear() {
  const hearLikes = useHearLikes()
  useLive('likes.liked', hearLikes)
  useLive('likes.matched', hearLikes)
  return null
}
