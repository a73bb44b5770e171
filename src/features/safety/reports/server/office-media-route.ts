import { hasPermission } from '#features/members/staff/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { HttpApp } from '#platform/server/http/request/site-request.ts'
import type { RawRouteTools } from '#platform/server/http/raw-route.ts'
import type { ReportsDeps } from './deps.ts'
import { selectEvidencePicture } from './store-evidence.ts'

const root = '/office/media/reports'

/** URL of a picture in the evidence of a report, by its position. */
export const evidencePictureUrl = (number: string, position: number): string =>
  `${root}/${number}/${position}`

/**
 * The copied pictures of reports, for staff who decide reports of this site's pool. The permission
 * is checked for every picture, nothing is cached, and the audit log says who opened which.
 */
export function officeMediaRoute({
  database,
  blobs,
  noteOpening,
}: Pick<ReportsDeps, 'database' | 'blobs' | 'noteOpening'>): (
  app: HttpApp<Site>,
  tools: RawRouteTools<Site>,
) => void {
  return (app, tools) => {
    app.get(`${root}/:report/:position`, async (c) => {
      const { viewer, site, now } = await tools.staff(c)
      const { report: number, position } = c.req.param()
      const key =
        viewer !== null &&
        hasPermission(viewer.role, 'reports.decide') &&
        /^\d{1,4}$/.test(position)
          ? await selectEvidencePicture(database, {
              pool: site.pool,
              number,
              position: Number(position),
            })
          : null
      const blob = key === null ? null : await blobs.get(key)
      if (blob === null || viewer === null) return tools.refuse(c, 'not_found')
      const opening = { act: 'reports.picture_opened', about: `${number}/${position}` } as const
      await noteOpening(database, viewer, opening, now)
      return tools.send(c, {
        status: 200,
        kind: 'media',
        body: new Uint8Array(blob.bytes),
        type: blob.type,
        cache: 'no-store',
      })
    })
  }
}
