import { hasPermission } from '#features/members/staff/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import { looksLikeId } from '#kernel/id.ts'
import type { HttpApp } from '#platform/server/http/request/site-request.ts'
import type { RawRouteTools } from '#platform/server/http/raw-route.ts'
import type { DeskDeps } from './deps.ts'
import { type DeskRow, selectProfile } from './store.ts'

const root = '/office/desk/picture'

/** The address of a fictional profile's photo at the desk, and whether it was generated (F11). */
export function describePicture({
  profile,
  pictured,
  generated,
}: Pick<DeskRow, 'profile' | 'pictured' | 'generated'>): {
  picture: string | null
  generated: boolean
} {
  return { picture: pictured ? `${root}/${profile}` : null, generated }
}

/**
 * /office/desk/picture: the photo of the profile as which staff are writing. Only fictional
 * profiles in this site's pool, and only for desk staff.
 */
export function pictureRoute(
  deps: DeskDeps,
): (app: HttpApp<Site>, tools: RawRouteTools<Site>) => void {
  return (app, tools) => {
    app.get(`${root}/:profile`, async (c) => {
      const { viewer, site } = await tools.staff(c)
      const profile = c.req.param('profile')
      const may = viewer !== null && hasPermission(viewer.role, 'persona_desk.write')
      if (!may || !site.settings.fictional || !looksLikeId(profile))
        return tools.refuse(c, 'not_found')
      const profileRow = await selectProfile(deps.database, site.pool, profile)
      const blob = profileRow === null ? null : await deps.mainPicture(profileRow.account_id)
      if (blob === null) return tools.refuse(c, 'not_found')
      const body = new Uint8Array(blob.bytes)
      return tools.send(c, {
        status: 200,
        kind: 'media',
        body,
        type: blob.type,
        cache: 'private, max-age=5',
      })
    })
  }
}
