import type { Clock } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/postgres/database.ts'
import { normalizeHost } from '../rules/normalize-host.ts'
import type { Site } from '../rules/site.ts'
import { toSite } from './to-site.ts'
import { selectSites } from './store.ts'

/** How long a change made by another process may go unnoticed. */
const cacheMs = 5_000

export interface SiteDirectory {
  /** The site of a Host header, or null for an unknown host. */
  findSite(host: string): Promise<Site | null>
  /** The site with this id; throws if there is none. */
  siteById(id: number): Promise<Site>
  /** All sites, by id. */
  allSites(): Promise<readonly Site[]>
  /** Clears the cache after a change. */
  forget(): void
}

interface CachedSites {
  readonly sites: readonly Site[]
  readonly byHost: ReadonlyMap<string, Site>
  readonly readAt: number
}

/**
 * Caches all sites in memory for five seconds: because there are few, and every request needs one.
 */
export function createSiteDirectory(deps: { database: Queries; clock: Clock }): SiteDirectory {
  let cached: Promise<CachedSites> | undefined

  async function read(): Promise<CachedSites> {
    const readAt = deps.clock.now().getTime()
    const sites = (await selectSites(deps.database)).map(toSite)
    return {
      sites,
      byHost: new Map(sites.flatMap((site) => site.hosts.map((host) => [host, site] as const))),
      readAt,
    }
  }

  async function current(): Promise<CachedSites> {
    const previous = cached
    if (previous !== undefined) {
      const { readAt } = await previous
      if (deps.clock.now().getTime() - readAt < cacheMs) return previous
    }
    // After five seconds the first caller reads again; the others wait for the same read.
    if (cached === previous) {
      const reading = read()
      cached = reading
      reading.catch(() => {
        if (cached === reading) cached = undefined
      })
    }
    return cached ?? read()
  }

  return {
    findSite: async (host) => (await current()).byHost.get(normalizeHost(host)) ?? null,
    siteById: async (id) => {
      const site = (await current()).sites.find((one) => one.id === id)
      if (site === undefined) throw new Error(`no site ${id}`)
      return site
    },
    allSites: async () => (await current()).sites,
    forget: () => {
      cached = undefined
    },
  }
}
