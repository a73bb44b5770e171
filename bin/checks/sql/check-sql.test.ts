import { expect, test } from 'vitest'
import { listFeatures } from '../../../features.map.js'
import { checkSql } from './check-sql.ts'
import { createTestProject } from '../testing/create-test-project.ts'

const features = listFeatures(
  {
    members: { uses: [], features: { accounts: [], 'saved-cards': [], profiles: ['accounts'] } },
    discovery: { uses: [], features: { likes: [] } },
  },
  [['likes', 'profiles', 'likes belong to profiles']],
)
const emit = {
  'src/platform/server/sql/functions/emit.sql':
    'create function platform.emit(name text) returns void language sql as $$ $$',
}

function broken(files: Record<string, string>): string[] {
  const { read, breaches } = checkSql(createTestProject(files), features)
  expect(read).toBe(Object.keys(files).length)
  return breaches.map(({ file, line, message }) => `${file}:${line} ${message}`)
}
const profiles = 'src/features/members/profiles/server'
const store = (statement: string) =>
  `import { sql } from 'x'\nexport const find = (at: Date) => sql\`${statement}\`\n`

test('a valid store and valid SQL files pass', () => {
  const clean = {
    ...emit,
    [`${profiles}/sql/001-profile.sql`]: `-- References accounts.account by number; now() is never asked.
      create table profiles.profile (id bigint constraint profile_pk primary key, born date not null,
        constraint profile_once unique (born), pool int constraint profile_pool_known check (pool in (1, 2)),
        constraint profile_fk foreign key (id) references profiles.profile (id));
      create unique index profile_born on profiles.profile (born);`,
    [`${profiles}/sql/002-more.sql`]: 'alter table profiles.profile add note text',
    [`${profiles}/store.ts`]: store(
      "select platform.emit('accounts.account'), p.born from profiles.profile p join accounts.public_account a on a.id = ${at}",
    ),
    [`${profiles}/read.ts`]:
      "export const label = 'Select a town from the list'\nexport const query = calls.query('profiles.find')\n",
  }
  expect(broken(clean)).toEqual([])
})

test.each([
  ['server code', `${profiles}/read-profile.ts`],
  ['rules', 'src/features/members/profiles/rules/age.ts'],
  ['a page', 'src/features/members/profiles/web/page.tsx'],
  ['the app', 'src/app/compose.ts'],
])('SQL in %s is refused', (_, path) => {
  expect(broken({ [path]: store('select 1') })).toEqual([
    `${path}:2 SQL belongs in server/store.ts, server/store-*.ts and server/sql/ only`,
  ])
})

test.each([
  "'select id from profiles.profile'",
  '`delete from profiles.profile where id = ${at}`',
  "'truncate profiles.profile'",
])('SQL without the sql tag is reported: %s', (text) => {
  const path = `${profiles}/act.ts`
  expect(broken({ [path]: `export const run = (at: Date) => pool.query(${text})` })).toHaveLength(1)
})

test.each([
  ['accounts.account', 'only public_* of accounts may be used'],
  ['likes.public_like', 'features.map.js does not let profiles use likes'],
  ['saved_cards.public_card', 'features.map.js does not let profiles use saved_cards'],
  ['platform.task', 'is neither a function nor a view of the platform'],
  ['"accounts" . "account"', 'only public_* of accounts may be used'],
])('profiles must not use %s', (name, why) => {
  const breaches = broken({
    ...emit,
    [`${profiles}/store-a.ts`]: store(`select x\n from ${name} where y = \${at}`),
  })
  expect(breaches).toHaveLength(1)
  expect(breaches[0]).toMatch(`${profiles}/store-a.ts:3 `)
  expect(breaches[0]).toMatch(why)
})

test('a feature name that the map does not list is refused in a function body too', () => {
  const body = `create function likes.f() returns void language sql as $$\n  delete from accounts.account\n$$`
  const text = `create function likes.g() returns void language sql as 'delete from accounts.account'`
  const folder = 'src/features/discovery/likes/server/sql/functions'
  expect(broken({ [`${folder}/f.sql`]: body, [`${folder}/g.sql`]: text })).toEqual([
    `${folder}/f.sql:2 accounts.account: features.map.js does not let likes use accounts`,
    `${folder}/g.sql:1 accounts.account: features.map.js does not let likes use accounts`,
  ])
})

test('the platform must not use features', () => {
  expect(
    broken({
      'src/platform/server/jobs/store.ts': store('select 1 from accounts.public_account'),
    })[0],
  ).toMatch('the platform must not use features')
})

test.each([
  'now()',
  'now ()',
  'NOW()',
  'current_timestamp',
  'clock_timestamp()',
  'localtimestamp',
  'current_date',
  "'now'::timestamptz",
  "date 'today'",
  'random()',
  'gen_random_uuid()',
  'age(p.born)',
])('%s is refused outside the platform', (expression) => {
  const [found, ...more] = broken({
    [`${profiles}/store.ts`]: store(`select ${expression} from profiles.profile p`),
  })
  expect(found).toMatch('time and randomness must be parameters')
  expect(more).toEqual([])
})

test('a column that defaults to the current time is refused; the platform may use the clock', () => {
  const table = (schema: string) =>
    `create table ${schema}.x (at timestamptz not null default now())`
  expect(
    broken({
      [`${profiles}/sql/001-x.sql`]: table('profiles'),
      'src/platform/server/sql/001-x.sql': table('platform'),
    }),
  ).toEqual([`${profiles}/sql/001-x.sql:1 now(): time and randomness must be parameters`])
})

test('the numbers of migration files have no gaps', () => {
  const files = {
    [`${profiles}/sql/001-a.sql`]: '',
    [`${profiles}/sql/003-b.sql`]: '',
    [`${profiles}/sql/notes.sql`]: '',
  }
  expect(broken(files)).toEqual([
    `${profiles}/sql/003-b.sql:0 should be 002-<name>.sql: numbers must have no gaps`,
    `${profiles}/sql/notes.sql:0 should be 003-<name>.sql: numbers must have no gaps`,
  ])
})

test.each([
  'id bigint primary key',
  'id bigint references profiles.profile (id)',
  'id bigint unique',
  'id bigint check (id > 0)',
  'id bigint, primary key (id)',
  'id bigint, foreign key (id) references profiles.profile (id)',
])('a constraint without a name is refused: %s', (columns) => {
  const path = `${profiles}/sql/001-x.sql`
  const [found, ...more] = broken({ [path]: `create table profiles.x (\n${columns})` })
  expect(found).toMatch(new RegExp(`^${path}:2 .*: a constraint without a name$`))
  expect(more).toEqual([])
})
