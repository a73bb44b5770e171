import { z } from 'zod'
import type { Viewer } from '#kernel/context.ts'
import { publicId } from '#kernel/id.ts'
import type { LiveFrame } from '#platform/server/live/frame.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { FindMember } from './find-member.ts'

/** The frame a browser sends while a member's page is open. */
const lookFrame = z.strictObject({ type: z.literal('profiles.look'), member: publicId })

/** Finds the site that a viewer is connected to. */
export type FindViewerSite = (viewer: Viewer) => Promise<Site | null>

/**
 * Notifies a viewer with an open member's page that the member is no longer visible, by the same
 * decision as every endpoint (CHAT-08, SRCH-02). The reason is never sent, and nothing is stored
 * about which pages are open.
 */
export function handleLookFrame(
  find: FindMember,
  findViewerSite: FindViewerSite,
): (frame: LiveFrame) => Promise<void> {
  return async ({ viewer, message, answer }) => {
    const parsed = lookFrame.safeParse(message)
    const site = parsed.success ? await findViewerSite(viewer) : null
    if (!parsed.success || site === null) return
    const { member } = parsed.data
    if ((await find(member, { reader: viewer.account, site })) === null)
      answer({ type: 'profiles.gone', member })
  }
}
