import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createEmptyDatabase } from '../testing/create-test-database.ts'
import { createDatabase, type Database } from './database.ts'
import { migrate } from './migrate.ts'
import { sql } from './sql.ts'
import { sqlFolders } from './sql-folders.ts'

let root: string
let url: string
let database: Database
let close: () => Promise<void>
const now = new Date('2026-03-01T12:00:00Z')

/** `people` uses `towns`; `gone` has no folder. */
const featureMap = `export const listFeatures = () => [
  { name: 'towns', key: 'towns', folder: 'src/features/site/towns', mayUse: [] },
  { name: 'people', key: 'people', folder: 'src/features/members/people', mayUse: ['towns'] },
  { name: 'pets', key: 'pets', folder: 'src/features/members/pets', mayUse: [] },
  { name: 'guide-dogs', key: 'guide_dogs', folder: 'src/features/members/guide-dogs', mayUse: ['pets'] },
  { name: 'gone', key: 'gone', folder: 'src/features/site/gone', mayUse: [] },
]`

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'migrate-'))
  write('features.map.js', featureMap)
  write(
    'src/features/site/towns/server/sql/001-town.sql',
    'create table towns.town (id int constraint town_pk primary key)',
  )
  write(
    'src/features/members/people/server/sql/001-person.sql',
    'create table people.person (town_id int references towns.town)',
  )
  const testDb = await createEmptyDatabase()
  url = testDb.url
  database = createDatabase({ url, size: 1 })
  close = testDb.close
})
afterEach(async () => {
  await database.close()
  await close()
  rmSync(root, { recursive: true })
})

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
async function run(features?: string[]): Promise<string[]> {
  const printed: string[] = []
  await migrate(url, {
    folders: await sqlFolders(features, root),
    now,
    print: (line) => printed.push(line),
  })
  return printed
}
const towns = 'src/features/site/towns/server/sql'
const people = 'src/features/members/people/server/sql'

test('numbered files run once, bottom-up, and are recorded', async () => {
  await run()
  expect(await run()).toEqual([])
  expect(
    await database.many(sql`select name, ran_at from platform.migration order by name`),
  ).toEqual([
    { name: 'people/001-person.sql', ran_at: now },
    { name: 'towns/001-town.sql', ran_at: now },
  ])
})

test('a feature is migrated with the features it depends on, and nothing else', async () => {
  write('src/features/members/pets/server/sql/001-pet.sql', 'create table pets.pet ()')
  await run(['people'])
  expect(
    await database.many(
      sql`select nspname from pg_namespace where nspname in ('towns', 'people', 'pets') order by 1`,
    ),
  ).toEqual([{ nspname: 'people' }, { nspname: 'towns' }])
})

test('the schema of a feature is its name with underscores', async () => {
  write('src/features/members/pets/server/sql/001-pet.sql', 'create table pets.pet ()')
  write('src/features/members/guide-dogs/server/sql/001-dog.sql', 'create table guide_dogs.dog ()')
  await run(['guide-dogs'])
  expect(await database.many(sql`select name from platform.migration order by name`)).toEqual([
    { name: 'guide_dogs/001-dog.sql' },
    { name: 'pets/001-pet.sql' },
  ])
})

test('a recorded file that was changed is refused, and nothing is migrated', async () => {
  await run()
  write(`${towns}/001-town.sql`, 'create table towns.town (id bigint)')
  write(`${towns}/002-name.sql`, 'alter table towns.town add name text')
  await expect(run()).rejects.toThrow('towns/001-town.sql: changed after it was run')
  expect(await database.one(sql`select count(*) as n from platform.migration`)).toEqual({ n: 2 })
})

test('a failing file reports its line and leaves the database unchanged', async () => {
  write(
    `${towns}/002-name.sql`,
    'alter table towns.town add name text;\nalter table towns.nowhere add x int;\n',
  )
  write(`${towns}/003-bad.sql`, 'select 1;\nselect nothing from towns.town;')
  await expect(run()).rejects.toThrow(/towns\/002-name\.sql:\d/)
  expect(
    await database.maybe(sql`select 1 from pg_namespace where nspname in ('platform', 'towns')`),
  ).toBeNull()
})

test('a changed function is reloaded and its old signature is dropped', async () => {
  write(
    `${towns}/functions/size.sql`,
    `create function towns.size(town int) returns int language sql return town * 2`,
  )
  await run()
  write(
    `${towns}/functions/size.sql`,
    `create function towns.size(town bigint) returns bigint language sql return town * 3`,
  )
  expect(await run()).toEqual(['Views, functions and triggers are loaded.'])
  expect(
    await database.many(
      sql`select towns.size(2) as size, count(*) as n from pg_proc where proname = 'size'`,
    ),
  ).toEqual([{ size: 6, n: 1 }])
  expect(await run()).toEqual([])
})

test('the view of a removed file is dropped', async () => {
  write(
    `${towns}/views/public_town.sql`,
    'create view towns.public_town as select id from towns.town',
  )
  await run()
  rmSync(join(root, towns, 'views'), { recursive: true })
  await run()
  expect(
    await database.maybe(sql`select 1 from pg_views where viewname = 'public_town'`),
  ).toBeNull()
})

test('views and functions may refer to each other in any order, including later files', async () => {
  write(
    `${towns}/views/a.sql`,
    'create view towns.a as select towns.size(id) as size from towns.town',
  )
  write(
    `${towns}/functions/size.sql`,
    `create function towns.size(town int) returns int language sql as 'select count(*)::int from people.b'`,
  )
  write(`${people}/views/b.sql`, 'create view people.b as select * from people.person')
  await run()
  expect(await database.many(sql`select * from towns.a`)).toEqual([])
})

test('a body that refers to something missing is refused', async () => {
  write(
    `${towns}/functions/size.sql`,
    `create function towns.size(town int) returns bigint language sql as 'select count(*) from towns.tows'`,
  )
  await expect(run()).rejects.toThrow('towns.size(integer): relation "towns.tows" does not exist')
})

test('a table can change under a view, and data is preserved', async () => {
  write(
    `${towns}/views/public_town.sql`,
    'create view towns.public_town as select id from towns.town',
  )
  await run()
  await database.run(sql`insert into towns.town values (4)`)
  write(`${towns}/002-wide.sql`, 'alter table towns.town alter id type bigint')
  await run()
  expect(await database.many(sql`select * from towns.public_town`)).toEqual([{ id: 4 }])
})

test('triggers are reloaded after the functions they call', async () => {
  const trigger = (
    step: number,
  ) => `create or replace function towns.grow() returns trigger language plpgsql as
    'begin new.id := new.id + ${step}; return new; end'`
  write(`${towns}/functions/grow.sql`, trigger(10))
  write(
    `${towns}/triggers/grow.sql`,
    'create trigger grow before insert on towns.town for each row execute function towns.grow()',
  )
  await run()
  write(`${towns}/functions/grow.sql`, trigger(20))
  await run()
  expect(await database.one(sql`insert into towns.town values (1) returning id`)).toEqual({
    id: 21,
  })
})

test('nothing permanent may depend on a reloadable function', async () => {
  write(
    `${towns}/functions/small.sql`,
    'create function towns.small(n int) returns boolean immutable language sql return n < 100',
  )
  await run()
  write(
    `${towns}/002-check.sql`,
    'alter table towns.town add constraint town_small check (id < 100)',
  )
  await run()
  await database.run(sql`alter table towns.town add constraint town_called check (towns.small(id))`)
  write(
    `${towns}/functions/small.sql`,
    'create function towns.small(n int) returns boolean immutable language sql return n < 99',
  )
  await expect(run()).rejects.toThrow('constraint town_called of towns.town must not depend on')
  expect(
    await database.many(sql`select conname from pg_constraint where conname = 'town_called'`),
  ).toHaveLength(1)
})

test('functions created by a numbered file are never dropped', async () => {
  write(
    `${towns}/002-key.sql`,
    'create function towns.key(n int) returns int immutable language sql return n; create index town_key on towns.town (towns.key(id))',
  )
  write(
    `${towns}/functions/other.sql`,
    'create function towns.other() returns int language sql return 1',
  )
  await run()
  write(
    `${towns}/functions/other.sql`,
    'create function towns.other() returns int language sql return 2',
  )
  await run()
  expect(await database.one(sql`select towns.key(5) as key, towns.other() as other`)).toEqual({
    key: 5,
    other: 2,
  })
})

test('reference data is loaded once per version', async () => {
  const load = (version: string, id: number) => `export const version = '${version}'
    export const load = (tx) => tx.run({ name: '', text: 'insert into towns.town values (${id})', values: [] })`
  write(`${towns}/load.ts`, load('1', 1))
  await run()
  expect(await run()).toEqual([])
  expect(await database.many(sql`select id from towns.town`)).toEqual([{ id: 1 }])
})

test('eight servers that start at the same time migrate one after the other', async () => {
  await Promise.all(Array.from({ length: 8 }, () => run()))
  expect(await database.one(sql`select count(*) as n from platform.migration`)).toEqual({ n: 2 })
})
