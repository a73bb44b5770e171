import type { Clock } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/postgres/database.ts'
import { hostOf } from '../rules/host-of.ts'
import type { Site } from '../rules/site.ts'
import { readSite } from './read-site.ts'
import { selectSites } from './store.ts'

/** How long a change made by another process may remain unseen. */
const freshMs = 5_000

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

interface Known {
  readonly sites: readonly Site[]
  readonly byHost: ReadonlyMap<string, Site>
  readonly readAt: number
}

/** Caches all sites in memory for five seconds: there are few, and every request needs one. */
export function createSiteDirectory(deps: { database: Queries; clock: Clock }): SiteDirectory {
  let known: Promise<Known> | undefined

  async function read(): Promise<Known> {
    const readAt = deps.clock.now().getTime()
    const sites = (await selectSites(deps.database)).map(readSite)
    return { sites, byHost: new Map(sites.flatMap((site) => site.hosts.map((host) => [host, site] as const))), readAt }
  }

  async function current(): Promise<Known> {
    const kept = known
    if (kept !== undefined) {
      const { readAt } = await kept
      if (deps.clock.now().getTime() - readAt < freshMs) return kept
    }
    // After five seconds the first caller reads again; the others wait for the same read.
    if (known === kept) {
      const reading = read()
      known = reading
      reading.catch(() => {
        if (known === reading) known = undefined
      })
    }
    return known ?? read()
  }

  return {
    findSite: async (host) => (await current()).byHost.get(hostOf(host)) ?? null,
    siteById: async (id) => {
      const site = (await current()).sites.find((one) => one.id === id)
      if (site === undefined) throw new Error(`no site ${id}`)
      return site
    },
    allSites: async () => (await current()).sites,
    forget: () => {
      known = undefined
    },
  }
}
