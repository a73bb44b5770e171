import { hasPermission } from '#features/members/staff/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { HttpApp } from '#platform/server/http/request/site-request.ts'
import type { RawRouteTools } from '#platform/server/http/raw-route.ts'
import type { PhotoModerationDeps } from './deps.ts'

/**
 * /office/media: waiting photos for their reviewers; each URL works for one reviewer only.
 * Responses are not cached, and the audit log says who opened which photo.
 */
export function officeMediaRoute({
  database,
  photos,
  noteOpening,
}: PhotoModerationDeps): (app: HttpApp<Site>, tools: RawRouteTools<Site>) => void {
  return (app, tools) => {
    app.get('/office/media/:photo/:size', async (c) => {
      const { viewer, query, now } = await tools.staff(c)
      if (viewer === null || !hasPermission(viewer.role, 'photos.review'))
        return tools.refuse(c, 'not_found')
      const { until = '', sign = '' } = query
      const request = { photo: c.req.param('photo'), size: c.req.param('size'), until, sign }
      const blob = await photos.forStaff.open(request, viewer.id, now)
      if (blob === null) return tools.refuse(c, 'not_found')
      const opening = { act: 'photo_moderation.photo_opened', about: request.photo } as const
      await noteOpening(database, viewer, opening, now)
      const body = new Uint8Array(blob.bytes)
      return tools.send(c, { status: 200, kind: 'media', body, type: blob.type, cache: 'no-store' })
    })
  }
}
