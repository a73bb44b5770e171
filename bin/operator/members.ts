import { readConfig } from '#platform/server/config/read-config.ts'
import { migrate } from '#platform/server/postgres/migrate.ts'
import { withProduct } from '../seed/with-product.ts'
import { exitWithError } from '../start/exit-with-error.ts'
import { openDatabaseServer } from '../start/open-database-server.ts'

// Corrects the date of birth of a member who has used up their own change:
// `members set-date-of-birth <email> <date>`. It can be used while the site is running.
const print = (line: string) => console.log(line)

async function work(): Promise<void> {
  const [what, email, birth] = process.argv.slice(2)
  if (what !== 'set-date-of-birth' || email === undefined || birth === undefined)
    throw new Error('Usage: members set-date-of-birth <email> <date, such as 1990-04-05>')
  const config = readConfig()
  const database = await openDatabaseServer(config, print)
  try {
    await migrate(database.url, { print })
    await withProduct(database.url, config, async ({ profiles }, { clock }) => {
      const changed = await profiles.correctBirthDate(email, birth, clock.now())
      print(
        changed === 0 ? 'No member has that confirmed address.' : `Accounts changed: ${changed}.`,
      )
    })
  } finally {
    await database.leave()
  }
}

await work().catch(exitWithError)
