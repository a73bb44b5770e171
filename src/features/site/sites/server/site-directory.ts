import type { Clock } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/postgres/database.ts'
import { hostOf } from '../rules/host-of.ts'
import type { Site } from '../rules/site.ts'
import { readSite } from './read-site.ts'
import { selectSites } from './store.ts'

/** How long a change made on another machine may stay unseen. */
const freshMs = 5_000

export interface SiteDirectory {
  /** The site of a Host header, or null for a host that is not ours. */
  findSite(host: string): Promise<Site | null>
  /** A site by its key; a fault when there is none. */
  siteById(id: number): Promise<Site>
  /** Every site, by key. */
  allSites(): Promise<readonly Site[]>
  /** Forgets what is kept, after a change. */
  forget(): void
}

interface Known {
  readonly sites: readonly Site[]
  readonly byHost: ReadonlyMap<string, Site>
  readonly readAt: number
}

/** Keeps all sites in process for five seconds: they are few, and every request asks for one. */
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
    // Whoever comes first after the five seconds reads; the others wait for the same reading.
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
      if (site === undefined) throw new Error(`there is no site ${id}`)
      return site
    },
    allSites: async () => (await current()).sites,
    forget: () => {
      known = undefined
    },
  }
}
