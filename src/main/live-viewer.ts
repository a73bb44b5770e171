import type { IncomingMessage } from 'node:http'
import type { Viewer } from '#kernel/context.ts'
import type { Clock } from '#platform/server/clock.ts'
import { readCookies, sessionCookie } from '#platform/server/http/cookies.ts'
import type { Product } from './product.ts'

/** Who asks for a live connection: the session of the upgrade request's cookie, on the site of its host. */
export function findViewerOfUpgrade({ sites, accounts }: Pick<Product, 'sites' | 'accounts'>, clock: Clock) {
  return async (request: IncomingMessage): Promise<Viewer | null> => {
    const token = readCookies(request.headers.cookie)[sessionCookie]
    const site = await sites.findSite(request.headers.host ?? '')
    if (token === undefined || token === '' || site === null) return null
    return accounts.findViewer(token, site, clock.now())
  }
}
