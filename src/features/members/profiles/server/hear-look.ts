import { z } from 'zod'
import type { Viewer } from '#kernel/context.ts'
import { publicId } from '#kernel/id.ts'
import type { LiveFrame } from '#platform/server/live/frame.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { FindMember } from './find-member.ts'

/** What a browser asks while a member's page is looked at. */
const look = z.strictObject({ type: z.literal('profiles.look'), member: publicId })

/** The site somebody is connected on. */
export type SiteOf = (viewer: Viewer) => Promise<Site | null>

/**
 * Says that a member is no longer there for who has their page open, by the judgement that answers every call (CHAT-08, SRCH-02): why is
 * never told, and of whom nobody looks at nothing is.
 */
export function hearLook(find: FindMember, siteOf: SiteOf): (frame: LiveFrame) => Promise<void> {
  return async ({ viewer, message, answer }) => {
    const asked = look.safeParse(message)
    const site = asked.success ? await siteOf(viewer) : null
    if (!asked.success || site === null) return
    const { member } = asked.data
    if ((await find(member, { reader: viewer.account, site })) === null) answer({ type: 'profiles.gone', member })
  }
}
