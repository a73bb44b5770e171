import { parseArgs } from 'node:util'
import { readConfig } from '#platform/server/config/read-config.ts'
import { seedCrowd } from './seed/seed-crowd.ts'
import { tidyTables } from './seed/tidy-tables.ts'
import { withProduct } from './seed/with-product.ts'
import { openDatabaseServer } from './start/open-database-server.ts'
import { seedOnce } from './start/seed-once.ts'
import { prepareDatabase } from './start/prepare-database.ts'
import { exitWithError } from './start/exit-with-error.ts'

// `bin/seed --members 2000` adds that many members to the demo cast, the same ones every time;
// running it again with a larger number adds the rest. It can run while the site is running.
const print = (line: string) => console.log(line)

async function seed(count: number): Promise<void> {
  const config = readConfig()
  if (config.mode !== 'demo')
    throw new Error(
      'Seeding is refused in production: it creates members whose password is public.',
    )
  const database = await openDatabaseServer(config, print)
  try {
    await prepareDatabase(database, config, { print })
    await seedOnce(database.url, config, print)
    const startedAt = performance.now()
    const created = await withProduct(database.url, config, async (product, infrastructure) => {
      const created = await seedCrowd(
        { product, infrastructure, now: infrastructure.clock.now(), print },
        count,
      )
      return created
    })
    await tidyTables(database.migrationUrl)
    print(`${created} new members in ${Math.round((performance.now() - startedAt) / 1000)} s.`)
  } finally {
    await database.leave()
  }
}

function readMemberCount(): number {
  const { values } = parseArgs({ options: { members: { type: 'string' } } })
  if (!/^\d{1,7}$/.test(values.members ?? ''))
    throw new Error('How many members? bin/seed --members 2000')
  return Number(values.members)
}

try {
  await seed(readMemberCount())
} catch (error) {
  exitWithError(error)
}
