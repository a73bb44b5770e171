import { z } from 'zod'
import type { Viewer } from '#kernel/context.ts'
import { publicId } from '#kernel/id.ts'
import type { LiveFrame } from '#platform/server/live/frame.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { FindMember } from './find-member.ts'

/** The frame a browser sends while a member's page is open. */
const lookFrame = z.strictObject({ type: z.literal('profiles.look'), member: publicId })

/**
 * How many visibility checks of one member are answered in how many milliseconds: an open page
 * checks every four seconds, and someone may have a few side by side.
 */
const lookLimit = { count: 3, withinMs: 2000 } as const

/** Finds the site a viewer is connected to. */
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
  const mayLook = createLookCount()
  return async ({ viewer, message, answer, now }) => {
    const parsed = lookFrame.safeParse(message)
    if (!parsed.success || !mayLook(viewer.account, now.getTime())) return
    const site = await findViewerSite(viewer)
    if (site === null) return
    const { member } = parsed.data
    if ((await find(member, { reader: viewer.account, site })) === null)
      answer({ type: 'profiles.gone', member })
  }
}

/** Counts checks by account; nothing is stored longer than the memory of this process. */
function createLookCount(): (account: number, at: number) => boolean {
  const looks = new Map<number, readonly number[]>()
  return (account, at) => {
    if (looks.size > 10_000) looks.clear()
    const recent = (looks.get(account) ?? []).filter(
      (one) => Math.abs(at - one) < lookLimit.withinMs,
    )
    if (recent.length >= lookLimit.count) return false
    looks.set(account, [...recent, at])
    return true
  }
}
