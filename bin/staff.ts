import { readConfig } from '#platform/server/config/read-config.ts'
import { migrate } from '#platform/server/postgres/migrate.ts'
import { withProduct } from './seed/with-product.ts'
import { readStaffWord } from './staff/read-staff-word.ts'
import { openDatabaseServer } from './start/open-database-server.ts'
import { tellFault } from './start/tell-fault.ts'

// Manages who works in the back office. Possible only on the command line, not through any
// endpoint: `staff add <email> <role> [name]`, `staff close <email>`, `staff list`. It can run
// while the site is running.
const say = (line: string) => console.log(line)

async function work(): Promise<void> {
  const word = readStaffWord(process.argv.slice(2))
  const config = readConfig()
  const database = await openDatabaseServer(config, say)
  try {
    await migrate(database.url, { say })
    await withProduct(database.url, config, async ({ staff: { people } }, { clock }) => {
      const now = clock.now()
      if (word.do === 'add') {
        const token = await people.invite(word, now)
        say(
          `\n  ${word.name} (${word.role}) can enrol once within 48 hours:\n  ${config.publicUrl}/office/enrol#${token}\n`,
        )
      }
      if (word.do === 'close')
        say(
          (await people.close(word.email, now))
            ? `${word.email} has been closed.`
            : 'No staff member has that address.',
        )
      if (word.do === 'list')
        for (const { name, email, role, status } of await people.list()) say(`${status}  ${role}  ${email}  ${name}`)
    })
  } finally {
    await database.leave()
  }
}

await work().catch(tellFault)
