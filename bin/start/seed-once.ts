import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { SeedDeps, WakeDeps } from '#cast/seed-deps.ts'
import type { Config } from '#platform/server/config/config.ts'
import { projectRoot } from '#platform/server/config/project-root.ts'
import { markLoaded, wasLoaded } from '#platform/server/postgres/loaded.ts'

/** Someone of the demo to log in as. */
export interface LogIn {
  readonly name: string
  readonly email: string
  readonly password: string
}

/** What db/cast/seed.ts exports. */
interface Cast {
  /** Invites the members. It may be called again on what an interrupted call left behind. */
  seedDemo(deps: SeedDeps): Promise<void>
  /** Gives them their last sign of life as long ago as on the first day. */
  wakeCast(deps: WakeDeps): Promise<void>
  readonly demoLogins: readonly LogIn[]
}

const cast = join(projectRoot, 'db/cast/seed.ts')

/** What a filled demo is marked with; a demo of before the story is told it at its next start. */
const mark = 'demo with its story and its staff'

/** Fills a new demo with its members; later starts find the mark and only wake them. Gives who can log in. */
export async function seedOnce(url: string, config: Config, say: (line: string) => void): Promise<readonly LogIn[]> {
  if (config.mode !== 'demo' || !existsSync(cast)) return []
  const [{ seedDemo, wakeCast, demoLogins }, { withProduct }, seeded] = await Promise.all([
    import(cast) as Promise<Cast>,
    import('../seed/with-product.ts'),
    wasLoaded(url, mark),
  ])
  if (!seeded) say('Inviting the demo members …')
  const began = performance.now()
  await withProduct(url, config, async (product, { database, log, clock }) => {
    const deps = { ...product, database, log, now: clock.now() }
    if (!seeded) await seedDemo(deps)
    await wakeCast(deps)
  })
  if (seeded) return demoLogins
  await markLoaded(url, mark, new Date())
  say(`Inviting the demo members: done in ${Math.round((performance.now() - began) / 1000)} s.`)
  return demoLogins
}
