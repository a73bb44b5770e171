import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { SeedDeps, WakeDeps } from '#cast/seeding/seed-deps.ts'
import type { Config } from '#platform/server/config/config.ts'
import { projectRoot } from '#platform/server/config/project-root.ts'
import { markLoaded, wasLoaded } from '#platform/server/postgres/loaded.ts'

/** A login for the demo. */
export interface LogIn {
  readonly name: string
  readonly email: string
  readonly password: string
}

/** The exports of db/cast/seed.ts. */
interface Cast {
  /** Creates the members. Can be called again after an interrupted run. */
  seedDemo(deps: SeedDeps): Promise<void>
  /** Sets each member's last activity to as long ago as on the first day. */
  wakeCast(deps: WakeDeps): Promise<void>
  readonly demoLogins: readonly LogIn[]
}

const cast = join(projectRoot, 'db/cast/seed.ts')

/** Marks a seeded demo. A demo seeded before the story existed gets the story on its next start. */
export const seededMark = 'demo with its story and its staff'

/**
 * Seeds a new demo with its members; later starts find this mark and only refresh when the members
 * were last active. Returns who can log in.
 */
export async function seedOnce(
  url: string,
  config: Config,
  print: (line: string) => void,
): Promise<readonly LogIn[]> {
  if (config.mode !== 'demo' || !existsSync(cast)) return []
  const [{ seedDemo, wakeCast, demoLogins }, { withProduct }, seeded] = await Promise.all([
    import(cast) as Promise<Cast>,
    import('../seed/with-product.ts'),
    wasLoaded(url, seededMark),
  ])
  if (!seeded) print('Creating the demo members …')
  const startedAt = performance.now()
  await withProduct(url, config, async (product, { database, log, clock }) => {
    const deps = { ...product, database, log, now: clock.now() }
    if (!seeded) await seedDemo(deps)
    await wakeCast(deps)
  })
  if (seeded) return demoLogins
  await markLoaded(url, seededMark, new Date())
  print(
    `Creating the demo members: done in ${Math.round((performance.now() - startedAt) / 1000)} s.`,
  )
  return demoLogins
}
