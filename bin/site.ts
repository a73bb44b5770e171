import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { isLocale } from '#kernel/locale.ts'
import { readConfig } from '#platform/server/config/read-config.ts'
import { poolSettings } from '#features/site/sites/index.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import type { RecordSiteChange } from '#features/site/sites/server/index.ts'
import { withProduct } from './seed/with-product.ts'
import { parseSiteCommand } from './site/parse-site-command.ts'
import { openDatabaseServer } from './start/open-database-server.ts'
import { prepareDatabase } from './start/prepare-database.ts'
import { exitWithError } from './start/exit-with-error.ts'

// Changes a site's hosts, company and settings from the command line. It can be used while the site
// is running; the site picks up changes within five seconds. Every change is in the audit log.
const print = (line: string) => console.log(line)

async function work(): Promise<void> {
  const command = parseSiteCommand(process.argv.slice(2))
  const config = readConfig()
  const database = await openDatabaseServer(config, print)
  try {
    await prepareDatabase(database, config, { print, repairs: true })
    await withProduct(database.url, config, async ({ sites, contentPages, staff }, { clock }) => {
      const record: RecordSiteChange = (tx, { site, name, changes }) => {
        const entry = {
          act: 'sites.changed',
          about: String(site),
          facts: { site: name, ...changes },
        }
        return staff.noteCommand(tx, 'bin/site', entry, clock.now())
      }
      if (command.do === 'list') {
        for (const { name, hosts } of await sites.allSites()) print(`${name}  ${hosts.join(' ')}`)
        return
      }
      const site = await sites.findSite(command.host)
      if (site === null)
        throw new Error(
          `No site answers to ${command.host}; \`site list\` shows the existing sites.`,
        )
      if (command.do === 'show') print(JSON.stringify(site, null, 2))
      if (command.do === 'change') {
        const { name, hosts } = await sites.changeSite(site.id, command.change, record)
        print(`${name} has been changed; it answers to ${hosts.join(', ')}.`)
      }
      const { operatorPages } = contentPages
      const recordPage = (done: 'written' | 'removed', token: string, facts = {}) => {
        const entry = {
          act: `content_pages.page_${done}`,
          about: token,
          facts: { site: site.name, ...facts },
        }
        return (tx: Transaction) => staff.noteCommand(tx, 'bin/site', entry, clock.now())
      }
      if (command.do === 'pages')
        for (const { token, locales } of await operatorPages.list(site.id, clock.now()))
          print(`/${token}  ${locales.join(' ')}`)
      if (command.do === 'page' && command.file === null) {
        const languages = await operatorPages.remove(
          site.id,
          command.token,
          recordPage('removed', command.token),
        )
        print(
          languages === 0
            ? `There is no page /${command.token}.`
            : `/${command.token} was removed.`,
        )
      }
      if (command.do === 'page' && command.file !== null) {
        const locale = basename(command.file, '.md')
        if (!isLocale(locale))
          throw new Error(`${command.file}: name the file after its language, such as de.md`)
        const text = readFileSync(command.file, 'utf8')
        await operatorPages.write(
          { site: site.id, token: command.token, locale, text },
          recordPage('written', command.token, { locale }),
        )
        print(`/${command.token} is written in ${locale}.`)
      }
      if (command.do === 'set') {
        const { name, settings } = await sites.changeSettings(site.id, command.patch, record)
        const pool = (await sites.allSites()).filter((one) => one.pool === site.pool)
        const shared: readonly string[] = poolSettings
        const names = pool.map((one) => one.name).join(', ')
        for (const key of Object.keys(command.patch) as (keyof typeof settings)[]) {
          const where = shared.includes(key) ? names : name
          print(`${where}: ${key} is ${JSON.stringify(settings[key])}`)
        }
      }
    })
  } finally {
    await database.leave()
  }
}

await work().catch(exitWithError)
