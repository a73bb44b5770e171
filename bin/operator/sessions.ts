import { readConfig } from '#platform/server/config/read-config.ts'
import { migrate } from '#platform/server/postgres/migrate.ts'
import { withProduct } from '../seed/with-product.ts'
import { exitWithError } from '../start/exit-with-error.ts'
import { openDatabaseServer } from '../start/open-database-server.ts'

// Logs members out, for example after an account was taken over: `sessions end <email>` or
// `sessions end --everyone`. It can be used while the site is running; the site picks up the change
// within five seconds.
const print = (line: string) => console.log(line)

async function work(): Promise<void> {
  const [what, whose] = process.argv.slice(2)
  if (what !== 'end' || whose === undefined)
    throw new Error('Usage: sessions end <email>, or: sessions end --everyone')
  const config = readConfig()
  const database = await openDatabaseServer(config, print)
  try {
    await migrate(database.url, { print })
    await withProduct(database.url, config, async ({ accounts: { endSessions } }) => {
      const ended =
        whose === '--everyone' ? await endSessions.ofEveryone() : await endSessions.ofEmail(whose)
      print(`Sessions ended: ${ended}.`)
    })
  } finally {
    await database.leave()
  }
}

await work().catch(exitWithError)
