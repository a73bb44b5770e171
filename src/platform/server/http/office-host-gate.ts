import type { MiddlewareHandler } from 'hono'
import type { RequestFrame } from './frame.ts'
import type { HttpEnv } from './request/site-request.ts'

/** The paths of the back office, to which its cookies are sent. */
const office = /^\/(api\/)?office(\/|$)/
/** Other paths on its host: the icon, and the demo's pages for developers. */
const alsoThere = /^\/(icon\.svg$|dev(\/|$))/

/**
 * Separates the back office from the members' site if it has hosts of its own: a script that gets
 * into a members' page is then on another origin than staff. On each, the other answers like an
 * unknown path.
 */
export function createOfficeHostGate<Site>(
  officeHosts: ReadonlySet<string>,
  frame: RequestFrame<Site>,
): MiddlewareHandler<HttpEnv<Site>> {
  return async (c, next) => {
    if (officeHosts.size === 0) return next()
    const { path } = c.req
    const isOffice = office.test(path)
    if (!officeHosts.has(c.get('asked').url.hostname))
      return isOffice ? frame.refuse(c, 'not_found') : next()
    if (path === '/')
      return frame.send(c, {
        status: 302,
        kind: 'data',
        body: null,
        headers: { location: '/office' },
      })
    return isOffice || alsoThere.test(path) ? next() : frame.refuse(c, 'not_found')
  }
}
