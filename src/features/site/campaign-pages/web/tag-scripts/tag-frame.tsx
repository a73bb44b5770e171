import { useSite } from '#platform/web/surroundings.ts'
import { framePath } from '../../rules/frame-policy.ts'

/**
 * The frame in which allowed scripts run; it is invisible. It has an origin of its own, so that
 * they share nothing with the page around it.
 */
export function TagFrame() {
  const { tags } = useSite()
  if (tags?.state !== 'allowed') return null
  return <iframe src={framePath} sandbox="allow-scripts" title={tags.hosts.join(', ')} hidden />
}
