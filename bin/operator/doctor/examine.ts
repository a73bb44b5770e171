import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#platform/server/config/config.ts'
import { readConfig } from '#platform/server/config/read-config.ts'
import { findImageConfinement } from '#platform/server/images/image-process.ts'
import { openDatabaseServer } from '../../start/open-database-server.ts'
import { checkBackups } from './check-backup.ts'
import { checkDatabase } from './check-database.ts'
import { checkMachine } from './check-machine.ts'
import { checkMail } from './check-mail.ts'
import { checkPublic } from './check-public.ts'
import { checkSite } from './check-site.ts'
import { attempt, describeError, fail, type Finding, ok, warn } from './finding.ts'

/** Examines an installation, without changing anything in it. */
export async function examine(env: NodeJS.ProcessEnv, now: Date): Promise<readonly Finding[]> {
  let config: Config
  try {
    config = readConfig(env)
  } catch (error) {
    // One line per problem, each of which says what to do; nothing else can be checked without it.
    return describeError(error)
      .split('\n')
      .filter((line) => line.startsWith(' '))
      .map((line) => fail('configuration', line.trim(), 'Change the environment of the site.'))
  }
  return [
    ok('configuration', `${config.mode}, ${config.publicUrl}`),
    ...(config.mode === 'demo'
      ? [
          warn(
            'mode',
            'This is a demo: anyone can log in as anyone.',
            'Set MINUET_MODE=production for a site with members.',
          ),
        ]
      : []),
    ...(await checkMachine(config, env)),
    ...(await attempt('site', 'Start the site: npm start', () => checkSite(config))),
    ...(await attempt('database', 'See docs/self-hosting.md, Database.', async () => {
      // Opening it would create it.
      if (config.databaseUrl === undefined && !existsSync(join(config.dataFolder, 'postgres')))
        throw new Error(`There is no database in ${config.dataFolder} yet.`)
      const database = await openDatabaseServer(config, () => {})
      return checkDatabase(database, config).finally(() => database.leave())
    })),
    ...(await attempt('email', 'See docs/self-hosting.md, Email.', () =>
      checkMail(config.smtpUrl),
    )),
    ...(await attempt('public URL', 'See docs/self-hosting.md, Reverse proxy.', () =>
      checkPublic(config.publicUrl, now),
    )),
    ...(await attempt('backup', 'See docs/self-hosting.md, Backups.', () =>
      checkBackups(config, now),
    )),
    ...(await attempt('pictures', 'See SECURITY.md.', async () => [await checkPictures()])),
  ]
}

async function checkPictures(): Promise<Finding> {
  const { kind } = await findImageConfinement()
  return kind === 'bubblewrap'
    ? ok('pictures', 'Uploaded pictures are decoded in bubblewrap.')
    : warn(
        'pictures',
        'Uploaded pictures are decoded without bubblewrap.',
        'apt-get install bubblewrap (SECURITY.md, Decoding pictures)',
      )
}
