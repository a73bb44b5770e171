import type { Context } from '#kernel/context.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Staff } from '#features/members/staff/server/index.ts'
import type { HttpApp } from '#platform/server/http/request/site-request.ts'
import type { RawRouteTools } from '#platform/server/http/raw-route.ts'
import { newBytes } from '#platform/server/random.ts'
import { createStatics } from '#platform/server/http/response/statics.ts'
import { handleLanguageChoice, parseTheme } from './create-page-renderer.ts'
import type { SiteView } from '../web/browser-site.ts'
import type { PageFiles } from './page-files.ts'

type CreateSiteView = (request: { context: Context<Site> }) => Promise<SiteView>

/** The pages available before log-in. */
const open = ['/office/login', '/office/enrol']

/**
 * /office: the single document of the back office app. Every path, existing or not, redirects
 * anyone who is not staff to its log-in page; a member's session does not count.
 */
export function officePages(
  staff: Staff,
  siteView: CreateSiteView,
  { folder, writeDocument }: PageFiles['office'],
): (app: HttpApp<Site>, tools: RawRouteTools<Site>) => void {
  const statics = createStatics(folder)

  return (app, tools) => {
    app.get('/office/assets/:file', async (c) => {
      const { req } = c
      const path = req.path.slice('/office'.length)
      const file = statics.reply(path, req.header('accept-encoding'), req.header('if-none-match'))
      return file === null ? tools.refuse(c, 'not_found') : tools.send(c, await file)
    })
    for (const path of ['/office', '/office/*'])
      app.get(path, async (c) => {
        const context = await tools.staff(c)
        const { url } = c.get('asked')
        const chosen = handleLanguageChoice({ url, context })
        const location = chosen?.location ?? findRedirect(url.pathname, context.viewer !== null)
        if (location !== null)
          return tools.send(c, { status: 302, kind: 'data', body: null, headers: { location } })
        const { viewer } = context
        const me =
          viewer === null ? null : await staff.handlers['staff.read_me']({}, { ...context, viewer })
        const nonce = newBytes(16).toString('base64url')
        const body = writeDocument({
          nonce,
          theme: parseTheme(context.cookies.theme),
          data: {
            locale: context.locale,
            timeZone: context.site.timeZone,
            site: await siteView({ context: { ...context, viewer: null } }),
            me: me === null || 'refusal' in me ? null : me,
          },
        })
        // Office pages are not cached, and send no referrer: the enrolment link contains a secret,
        // even if only in the fragment.
        return tools.send(c, {
          status: 200,
          kind: 'page',
          type: 'text/html; charset=utf-8',
          body,
          nonce,
          secret: true,
        })
      })
  }
}

/** The path to redirect to; `null` if the request may proceed. */
function findRedirect(path: string, loggedIn: boolean): string | null {
  if (loggedIn) return path === '/office/login' ? '/office' : null
  return open.includes(path)
    ? null
    : `/office/login${path === '/office' ? '' : `?to=${encodeURIComponent(path)}`}`
}
