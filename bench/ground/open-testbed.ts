import { join } from 'node:path'
import pg from 'pg'
import { type Config, withPort } from '#platform/server/config/config.ts'
import { projectRoot } from '#platform/server/config/project-root.ts'
import { readConfig } from '#platform/server/config/read-config.ts'
import { migrate } from '#platform/server/postgres/migrate.ts'
import { databaseRoles } from '#platform/server/postgres/roles/roles.ts'
import { type Postgres, startPostgres } from '#platform/server/postgres/supervisor.ts'
import { seedCrowd } from '../../bin/seed/seed-crowd.ts'
import { tidyTables } from '../../bin/seed/tidy-tables.ts'
import { withProduct } from '../../bin/seed/with-product.ts'
import { findFreePort } from '../../bin/start/find-free-port.ts'
import { seedOnce } from '../../bin/start/seed-once.ts'
import { type Insider, openInsider } from './insider.ts'
import { openSite, type SiteProcess } from './open-site.ts'
import { skipAvifEncoding } from './store.ts'

/**
 * The environment of every measurement: a durable database with many members, a running site, and
 * in-process access to the product.
 */
export interface Testbed {
  readonly members: number
  /** This run's database, a copy that is dropped afterwards. */
  readonly url: string
  /** Port of the site's own process, which runs with NODE_ENV=production. */
  readonly port: number
  readonly insider: Insider
  /**
   * The 99th percentile of the site's event loop delay since the previous call, in milliseconds.
   */
  readonly delay: SiteProcess['delay']
  readonly site: SiteProcess
  close(): Promise<void>
}

/**
 * Fills a database with `members` members once (data folder .cache/bench), copies it for this run,
 * and starts a site on the copy.
 */
export async function openTestbed(
  members: number,
  print: (line: string) => void,
): Promise<Testbed> {
  const baseConfig = readConfig({ MINUET_DATA: join(projectRoot, '.cache/bench') })
  // The port range depends on the process id, so that two measurements starting at the same time do
  // not pick the same port.
  const config = withPort(
    baseConfig,
    await findFreePort(baseConfig.host, 3900 + (process.pid % 500)),
  )
  const database = await startPostgres({ home: join(config.dataFolder, 'postgres'), print })
  const [filled, copy] = [`crowd_${members}`, `bench_${members}`]
  const url = database.urlFor(copy, 'application')
  try {
    await asAdmin(database.url, (admin) => makeDatabase(admin, filled))
    await fill(database, filled, { config, members, print })
    await asAdmin(database.url, async (admin) => {
      await admin.query(`drop database if exists ${copy} with (force)`)
      await admin.query(
        `create database ${copy} template ${filled} owner ${databaseRoles.owner} strategy file_copy`,
      )
      await admin.query('checkpoint')
    })
    const insider = await openInsider(url, config)
    const site = await openSite(url, config)
    return {
      members,
      url,
      port: config.port,
      insider,
      delay: site.delay,
      site,
      async close() {
        await site.stop()
        await insider.close()
        await asAdmin(
          database.url,
          async (admin) => void (await admin.query(`drop database ${copy} with (force)`)),
        )
        await leave(database)
      },
    }
  } catch (error) {
    await leave(database)
    throw error
  }
}

/** Stops the server unless another measurement was already using it. */
async function leave(database: Postgres): Promise<void> {
  if (database.adopted) database.leave()
  else await database.stop()
}

async function makeDatabase(admin: pg.Client, name: string): Promise<void> {
  const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name])
  if (rowCount === 0) await admin.query(`create database ${name} owner ${databaseRoles.owner}`)
}

async function fill(
  database: Postgres,
  name: string,
  { config, members, print }: { config: Config; members: number; print: (line: string) => void },
): Promise<void> {
  const url = database.urlFor(name, 'application')
  const ownerUrl = database.urlFor(name, 'owner')
  await migrate(ownerUrl, { print, applicationRole: databaseRoles.application })
  await seedOnce(url, config, print)
  await withProduct(url, config, async (product, infrastructure) => {
    const created = await seedCrowd(
      { product, infrastructure, now: infrastructure.clock.now(), print },
      members,
    )
    const spared = await skipAvifEncoding(infrastructure.database)
    if (created + spared > 0) await tidyTables(ownerUrl)
  })
}

/**
 * Connects to the maintenance database, because a database cannot be copied while there are
 * connections to it.
 */
async function asAdmin(url: string, work: (admin: pg.Client) => Promise<void>): Promise<void> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  try {
    await work(admin)
  } finally {
    await admin.end()
  }
}
