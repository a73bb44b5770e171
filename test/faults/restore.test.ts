import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPages } from '#app/testing/build-pages.ts'
import { checkBackup } from '#app/backups/check-backup.ts'
import { openRepository } from '#platform/server/backup/repository.ts'
import { readConfig } from '#platform/server/config/read-config.ts'
import { createDatabase, type Database } from '#platform/server/postgres/database.ts'
import {
  findPidsWorkingIn,
  sendSignal,
  waitForExit,
} from '#platform/server/postgres/process-table.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { allocatePort } from '#platform/server/testing/allocate-port.ts'
import { restore } from '../../bin/operator/restore/restore.ts'
import { openDatabaseServer } from '../../bin/start/open-database-server.ts'
import { readAccounts } from './accounts.ts'
import { makeWriters, type Writer } from './people.ts'
import { sendUntilAcknowledged } from './send-until-acknowledged.ts'

const passphrase = 'Hm3vQ0sJr7Yk2Wc9Tz5Lp8Xn4Bd6Fg1A'
let folder: string
let port: number
let env: Record<string, string>
let site: ChildProcess
/** The moment to go back to, and what had been acknowledged before and after. */
let moment: Date
const ids: Record<'before' | 'after' | 'lost', string[]> = { before: [], after: [], lost: [] }
let people: readonly Writer[]

const data = (name: string) => join(folder, name)

async function ask(act: string): Promise<void> {
  site.send(act)
  const [answer] = (await once(site, 'message')) as [string]
  expect(answer).toBe(act)
}

async function sendMessages(count: number): Promise<string[]> {
  const [ana, ben] = people as [Writer, Writer]
  const sent: string[] = []
  for (let number = 0; number < count; number += 1)
    sent.push((await sendUntilAcknowledged(`http://localhost:${port}`, ana, ben)).id)
  return sent
}

async function withRestored<T>(name: string, work: (database: Database) => Promise<T>): Promise<T> {
  const server = await openDatabaseServer(readConfig({ ...env, MINUET_DATA: data(name) }), () => {})
  const database = createDatabase({ url: server.url, size: 2 })
  return work(database).finally(async () => {
    await database.close()
    await server.stop()
  })
}

/** Kills everything with kill -9 and removes the machine's data. */
async function destroy(): Promise<void> {
  site.kill('SIGKILL')
  await once(site, 'exit')
  const cluster = realpathSync(join(data('live'), 'postgres/cluster'))
  const pids = findPidsWorkingIn(cluster)
  for (const pid of pids) sendSignal(pid, 'SIGKILL')
  for (const pid of pids) await waitForExit(pid, 10_000)
  rmSync(data('live'), { recursive: true })
}

beforeAll(async () => {
  await buildPages()
  folder = mkdtempSync('/tmp/minuet-restore-')
  chmodSync(folder, 0o711)
  mkdirSync(data('backup'))
  port = await allocatePort()
  env = {
    MINUET_MODE: 'demo',
    MINUET_SECRET: 'a secret of the test, kept apart from the backup',
    MINUET_PORT: String(port),
    MINUET_DATA: data('live'),
    MINUET_BACKUP: data('backup'),
    MINUET_BACKUP_KEY: passphrase,
  }
  site = fork(join(import.meta.dirname, 'backed-up-site.ts'), {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    execArgv: [],
  })
  const [{ listening }] = (await once(site, 'message')) as [{ listening: string }]
  const database = createDatabase({ url: listening, size: 2 })
  people = await makeWriters(database, 4, 1000)
  const [, ben, cleo, dan] = people as [Writer, Writer, Writer, Writer]
  await sendMessages(1)
  await sendUntilAcknowledged(`http://localhost:${port}`, ben, people[0] as Writer)
  await ask('full')
  ids.before = await sendMessages(20)
  await ask('upload')
  moment = (await database.one<{ at: Date }>(sql`select clock_timestamp() as at`)).at
  ids.after = await sendMessages(5)
  // Cleo deleted her account 20 days ago and is erased now; Dan deletes his.
  const longAgo = new Date(Date.now() - 20 * 86_400_000)
  await database.run(
    sql`update accounts.account set status = 'deleted', deleted_at = ${longAgo} where id = ${cleo.account}`,
  )
  await ask('erase')
  await database.run(
    sql`update accounts.account set status = 'deleted', deleted_at = clock_timestamp() where id = ${dan.account}`,
  )
  await ask('copy')
  ids.lost = await sendMessages(3)
  await database.close()
  await destroy()
}, 180_000)

afterAll(() => {
  site?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

test('BEY-21 after kill -9 and the loss of the machine, a given moment is restored: nothing before it is lost, nothing after it is there, the ledger balances, and no one is logged in', async () => {
  const config = readConfig({ ...env, MINUET_DATA: data('moment') })
  const lines: string[] = []
  await restore(config, moment, (line) => lines.push(line))
  expect(lines.join('\n')).toContain('Accounts erased again: 1, deleted again: 1.')
  await withRestored('moment', async (database) => {
    const books = await readAccounts(database)
    const stored = new Set(books.messages.map(({ id }) => id))
    expect(ids.before.filter((id) => !stored.has(id))).toEqual([])
    expect([...ids.after, ...ids.lost].filter((id) => stored.has(id))).toEqual([])
    expect(books.violations).toEqual([])
    expect(books.miscounted).toBe(0)
    expect(books.spends).toHaveLength(ids.before.length)
    expect(books.balances.get((people[0] as Writer).account)).toBe(1000 - 2 * ids.before.length)
    expect(await database.many(sql`select * from accounts.session`)).toEqual([])
    expect(
      await database.many(sql`select act, name from staff.audit where act = 'backups.restored'`),
    ).toHaveLength(1)
  })
})

test('BEY-21 members erased after that moment stay erased, and members who deleted their account stay deleted', async () => {
  const [, , cleo, dan] = people as [Writer, Writer, Writer, Writer]
  await withRestored('moment', async (database) => {
    expect(
      await database.many(sql`select id from accounts.account where id = ${cleo.account}`),
    ).toEqual([])
    expect(
      await database.many(
        sql`select account_id from profiles.profile where account_id = ${cleo.account}`,
      ),
    ).toEqual([])
    const { status, at } = await database.one<{ status: string; at: Date | null }>(
      sql`select status, deleted_at as at from accounts.account where id = ${dan.account}`,
    )
    expect({ status, since: at !== null && at > moment }).toEqual({
      status: 'deleted',
      since: true,
    })
  })
})

test('BEY-21 uploaded files are restored with their bytes', () => {
  const file = readFileSync(join(data('moment'), 'blobs/photos/aa/one/480.webp'), 'latin1')
  expect(file.startsWith('a photoimage/webp')).toBe(true)
})

test('BEY-21 a restore never writes into a folder that isn’t empty, and no site starts on an incomplete restore', async () => {
  const config = readConfig({ ...env, MINUET_DATA: data('moment') })
  await expect(restore(config, null, () => {})).rejects.toThrow('is not empty')
  const half = readConfig({
    ...env,
    MINUET_DATA: data('half'),
    MINUET_BACKUP_KEY: `${passphrase}x`,
  })
  await expect(restore(half, null, () => {})).rejects.toThrow('another passphrase was used')
  const early = readConfig({ ...env, MINUET_DATA: data('half') })
  await expect(restore(early, new Date('2026-01-01'), () => {})).rejects.toThrow(
    'The oldest moment that can be restored is',
  )
  await expect(openDatabaseServer(early, () => {})).rejects.toThrow('has not finished')
})

test('BEY-21 without a moment, everything that was copied is restored; `backup check` restores it too and checks the ledger', async () => {
  const config = readConfig({ ...env, MINUET_DATA: data('latest') })
  const repository = openRepository(config)
  if (repository === null) throw new Error('no backup')
  mkdirSync(data('latest'))
  const check = await checkBackup({
    repository,
    dataFolder: data('latest'),
    embedded: true,
    print: () => {},
  })
  expect(check).toMatchObject({ problems: [], files: 1 })
  expect(new Date(check.lastCommitAt ?? 0) > moment).toBe(true)
  expect(readdirSync(data('latest'))).toEqual([])
  await restore(config, null, () => {})
  await withRestored('latest', async (database) => {
    const stored = new Set((await readAccounts(database)).messages.map(({ id }) => id))
    expect([...ids.before, ...ids.after].filter((id) => !stored.has(id))).toEqual([])
  })
})
