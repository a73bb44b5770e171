import { readConfig } from '#platform/server/config/read-config.ts'
import { migrate } from '#platform/server/postgres/migrate.ts'
import { withProduct } from './seed/with-product.ts'
import { readSiteWord } from './site/read-site-word.ts'
import { openDatabaseServer } from './start/open-database-server.ts'
import { tellFault } from './start/tell-fault.ts'

// Changes a site's hosts, company and settings from the command line. It can run while the site is
// running; the site picks up changes within five seconds.
const say = (line: string) => console.log(line)

async function work(): Promise<void> {
  const word = readSiteWord(process.argv.slice(2))
  const config = readConfig()
  const database = await openDatabaseServer(config, say)
  try {
    await migrate(database.url, { say })
    await withProduct(database.url, config, async ({ sites }) => {
      if (word.do === 'list') {
        for (const { name, hosts } of await sites.allSites()) say(`${name}  ${hosts.join(' ')}`)
        return
      }
      const site = await sites.findSite(word.host)
      if (site === null) throw new Error(`No site answers to ${word.host}; \`site list\` shows the existing sites.`)
      if (word.do === 'show') say(JSON.stringify(site, null, 2))
      if (word.do === 'change') {
        const { name, hosts } = await sites.changeSite(site.id, word.change)
        say(`${name} has been changed; it answers to ${hosts.join(', ')}.`)
      }
      if (word.do === 'set') {
        const { name, settings } = await sites.changeSettings(site.id, word.patch)
        for (const key of Object.keys(word.patch) as (keyof typeof settings)[])
          say(`${name}: ${key} is ${JSON.stringify(settings[key])}`)
      }
    })
  } finally {
    await database.leave()
  }
}

await work().catch(tellFault)
