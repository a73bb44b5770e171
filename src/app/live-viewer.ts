import type { IncomingMessage } from 'node:http'
import type { Viewer } from '#kernel/context.ts'
import type { Clock } from '#platform/server/clock.ts'
import { readCookies, sessionCookie } from '#platform/server/http/response/cookies.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Product } from './product.ts'

/** Authenticates live connections and finds their site. */
export interface LiveViewers {
  /** The viewer with the session in the upgrade request's cookie, on the site of this host. */
  readonly find: (request: IncomingMessage, host: string) => Promise<Viewer | null>
  /** The site a connected viewer came from, with its current settings. */
  readonly findSite: (viewer: Viewer) => Promise<Site | null>
}

/** Keeps the host of each viewer while they are connected. */
export function createLiveViewers(
  { sites, accounts }: Pick<Product, 'sites' | 'accounts'>,
  clock: Clock,
): LiveViewers {
  const hosts = new WeakMap<Viewer, string>()
  return {
    find: async (request, host) => {
      const token = readCookies(request.headers.cookie)[sessionCookie]
      const site = await sites.findSite(host)
      if (token === undefined || token === '' || site === null) return null
      const viewer = await accounts.findViewer(token, site, clock.now())
      if (viewer !== null) hosts.set(viewer, host)
      return viewer
    },
    findSite: (viewer) => sites.findSite(hosts.get(viewer) ?? ''),
  }
}
