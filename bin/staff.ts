import { readConfig } from '#platform/server/config/read-config.ts'
import { resolveOfficeUrl } from '#platform/server/config/office-hosts.ts'
import { withProduct } from './seed/with-product.ts'
import { parseStaffCommand } from './staff/parse-staff-command.ts'
import { openDatabaseServer } from './start/open-database-server.ts'
import { prepareDatabase } from './start/prepare-database.ts'
import { exitWithError } from './start/exit-with-error.ts'

// Manages back office staff, only from the command line and not through any endpoint:
// `staff add <email> <role> [name]`, `staff close <email>`, `staff list`. It can run while the site
// is running.
const print = (line: string) => console.log(line)

async function work(): Promise<void> {
  const command = parseStaffCommand(process.argv.slice(2))
  const config = readConfig()
  const database = await openDatabaseServer(config, print)
  try {
    await prepareDatabase(database, config, { print, repairs: true })
    await withProduct(database.url, config, async ({ staff: { people } }, { clock }) => {
      const now = clock.now()
      if (command.do === 'add') {
        const token = await people.invite(command, now)
        print(
          `\n  ${command.name} (${command.role}) can enrol once within 48 hours:\n  ${resolveOfficeUrl(config, config.publicUrl)}/office/enrol#${token}\n`,
        )
      }
      if (command.do === 'close')
        print(
          (await people.close(command.email, now))
            ? `${command.email} has been closed.`
            : 'No staff member has that address.',
        )
      if (command.do === 'list')
        for (const { name, email, role, status } of await people.list())
          print(`${status}  ${role}  ${email}  ${name}`)
    })
  } finally {
    await database.leave()
  }
}

await work().catch(exitWithError)
