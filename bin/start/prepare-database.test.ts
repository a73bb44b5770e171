import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#platform/server/config/read-config.ts'
import { createDatabase } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { hasBeenInProduction } from '#platform/server/postgres/roles/installation.ts'
import { databaseRoles } from '#platform/server/postgres/roles/roles.ts'
import {
  createEmptyDatabase,
  createTestDatabase,
} from '#platform/server/testing/create-test-database.ts'
import { getTestServer } from '#platform/server/testing/test-server.ts'
import type { TestDatabase } from '#platform/server/testing/make-database.ts'
import { seedStaff } from '../../db/cast/seeding/seed-staff.ts'
import { withProduct } from '../seed/with-product.ts'
import { type DatabaseServer, openDatabaseServer } from './open-database-server.ts'
import { prepareDatabase } from './prepare-database.ts'

let folder: string
const databases: TestDatabase[] = []
/** Prepared once from an empty database, which takes the longest of all tests. */
let fresh: Promise<DatabaseServer> | undefined
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'prepare-'))
})
afterAll(async () => {
  for (const database of databases) await database.close()
  rmSync(folder, { recursive: true, force: true })
})

async function open(from: Promise<TestDatabase>): Promise<DatabaseServer> {
  const database = await from
  databases.push(database)
  const name = new URL(database.url).pathname.slice(1)
  const nothing = async () => {}
  return {
    url: (await getTestServer()).urlFor(name, 'application'),
    migrationUrl: database.ownerUrl,
    applicationRole: databaseRoles.application,
    backupUrl: undefined,
    stop: nothing,
    leave: nothing,
  }
}

/** An empty database prepared for production. */
function freshProduction(): Promise<DatabaseServer> {
  fresh ??= open(createEmptyDatabase()).then(async (server) => {
    await prepareDatabase(server, production())
    return server
  })
  return fresh
}

const production = (more: Record<string, string> = {}) =>
  readConfig({
    MINUET_DATA: folder,
    MINUET_MODE: 'production',
    MINUET_SECRET: 'q8Zr1VtE0xKc5nYbU3hLw7SfJ2mPd9Ga',
    MINUET_PUBLIC_URL: 'https://dates.test',
    MINUET_TRUSTED_PROXIES: 'none',
    SMTP_URL: 'smtp://127.0.0.1:9',
    ...more,
  })

test('a fresh production installation has one site with safe defaults and no company', async () => {
  const server = await freshProduction()
  const sites = await withProduct(server.url, production(), ({ sites }) => sites.allSites())
  expect(sites).toMatchObject([
    {
      name: 'dates.test',
      hosts: ['dates.test'],
      settings: {
        photos_trusted: false,
        fictional: false,
        logged_out_search: 'none',
        sepa_creditor_id: null,
        support_email: null,
        welcome_percentage: 0,
      },
      company: { name: '', kvk: '', vat_numbers: [] },
    },
  ])
})

test('after the first production start, demo mode is refused on that database for good', async () => {
  const server = await freshProduction()
  expect(await hasBeenInProduction(server.url)).toBe(true)
  const other = mkdtempSync(join(tmpdir(), 'prepare-other-'))
  const demo = readConfig({ MINUET_DATA: other, MINUET_MODE: 'demo', DATABASE_URL: server.url })
  await expect(openDatabaseServer(demo, () => {})).rejects.toThrow('has been used in production')
  rmSync(other, { recursive: true, force: true })
  expect(() => readConfig({ MINUET_DATA: folder })).toThrow('MINUET_MODE is missing')
  expect(() => readConfig({ MINUET_DATA: folder, MINUET_MODE: 'demo' })).toThrow(
    'MINUET_MODE=demo is refused',
  )
})

test('production refuses to start on a demo, naming each invented value, its staff and its members', async () => {
  const server = await open(createTestDatabase())
  const demo = readConfig({ MINUET_DATA: join(folder, 'demo') })
  await withProduct(server.url, demo, async ({ staff, accounts }, { database: queries, clock }) => {
    await seedStaff({ staff, now: clock.now() }, 'minuet-demo')
    await accounts.demo.createAccount(queries, {
      member: '0197f1d2-9f0e-7cc3-8a52-1df0d2c1c7aa',
      pool: 1,
      site: 1,
      kind: 'member',
      name: 'Jonas',
      email: 'jonas@minuet.example',
      passwordHash: 'x',
      locale: 'en',
      createdAt: clock.now(),
    })
  })
  const starting = prepareDatabase(server, production())
  await expect(starting).rejects.toThrow(
    'Minuet (minuet.localhost): company name is Minuet Demo B.V.',
  )
  for (const part of [
    'company kvk is 00000000',
    'company vat_numbers is NL000000000B00',
    'setting sepa_creditor_id is NL22ZZZ000000000000',
    'Sarabande Demo AG',
    'Bram de Wit <bram@minuet.example>, whose password is public',
    '1 demo member, whose password is public',
  ])
    await expect(starting).rejects.toThrow(part)
  expect(await hasBeenInProduction(server.url)).toBe(false)
})

test('production refuses an application role that owns the tables or is a superuser', async () => {
  const server = await open(createTestDatabase())
  const superuser = (await getTestServer()).urlFor(new URL(server.url).pathname.slice(1))
  for (const [url, problem] of [
    [server.migrationUrl, 'owns tables'],
    [superuser, 'is a superuser'],
  ] as const)
    await expect(
      prepareDatabase({ ...server, url, applicationRole: undefined }, production()),
    ).rejects.toThrow(problem)
})

test('a site whose pool disagrees about the minimum age or a price does not start, and the site command can fix it', async () => {
  const server = await open(createTestDatabase())
  const demo = readConfig({
    MINUET_DATA: join(folder, 'pool'),
    MINUET_MODE: 'demo',
    DATABASE_URL: server.url,
  })
  await prepareDatabase(server, demo)
  const owner = createDatabase({ url: server.migrationUrl })
  // Two sites that a database restored from a backup, or edited by hand, has in one pool.
  await owner.run(sql`update sites.site set settings = settings || '{"min_age": 21}' where id = 2`)
  await owner.run(sql`update sites.site set pool_id = 1`)
  await owner.close()
  await expect(prepareDatabase(server, demo)).rejects.toThrow(
    /must agree[^]*min_age: 18 on Minuet \(minuet\.localhost\), 21 on Sarabande/,
  )
  await prepareDatabase(server, demo, { repairs: true })
})
