import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase, type Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { createSeal } from '#platform/server/secrets/seal.ts'
import type { PersonalData } from '#features/members/accounts/server/index.ts'
import { startProduct, type TestProduct } from '../testing/start-product.ts'
import { collectTables } from './describe-tables.ts'
import { listPersonalData } from './list-personal-data.ts'
import { deleteRow, type FilledRow, fillTables, readAgain } from './testing/fill-tables.ts'
import { getSuperuserUrl } from '#platform/server/testing/run-as-superuser.ts'
import { readTables } from './testing/read-schema.ts'

/** The value of a row that was inserted before. */
const find = (table: string, through: string, column: string) => (rows: readonly FilledRow[]) =>
  rows.find((row) => row.table === table && row.through === through)?.row[column]

/** Rows about one member in every table with personal data, before and after erasing the account. */
let stage: TestProduct
let filled: readonly FilledRow[]
let erased: number
/** The rows without which the data export would be different. */
let exported: ReadonlySet<FilledRow>
const fates = new Map<FilledRow, Awaited<ReturnType<typeof readAgain>>>()

beforeAll(async () => {
  stage = await startProduct()
  const { product, infrastructure } = stage
  const { database, clock, installationKey } = infrastructure
  const features = [product.accounts.personalData, ...listPersonalData(product)]
  const declared = new Map(collectTables(features))
  const tables = (await readTables(database)).flatMap((table) => {
    const declaration = declared.get(table.name)
    // The account itself is a real one.
    return declaration === undefined || table.name === 'accounts.account'
      ? []
      : [{ ...table, declared: declaration }]
  })
  const accounts = await Promise.all(Array.from({ length: 8 }, createAccount))
  const [subject = 0, ...others] = accounts
  const client = new pg.Client({ connectionString: await getSuperuserUrl(stage.databaseUrl) })
  await client.connect()
  const verification = randomUUID()
  try {
    filled = await fillTables(client, tables, {
      subject,
      others,
      values: {
        // The other account is already gone, so the conversation is deleted.
        'chat.conversation[b_id].a_id': 1_000_000,
        'chat.conversation[started_by].a_id': subject,
        'chat.conversation[closed_by].a_id': subject,
        'chat.message.conversation_id': find('chat.conversation', 'b_id', 'id'),
        'chat.message.deleted_at': null,
        'chat.reaction[account_id].conversation_id': find('chat.conversation', 'b_id', 'id'),
        'chat.reaction[account_id].seq': find('chat.message', 'sender_id', 'seq'),
        'chat.sealed_conversation[b_id].a_id': 1_000_000,
        'chat.sealed_message.conversation_id': find('chat.sealed_conversation', 'b_id', 'id'),
        'reports.evidence.report_id': find('reports.report', 'reported_id', 'id'),
        'reports.evidence.kind': 'profile',
        'reports.evidence.content': '{"name": "S. Ubject", "about": ""}',
        'photo_verification.request.public_id': verification,
        'photo_verification.decision.request_id': verification,
        'direct_debit.mandate.debtor': createSeal(installationKey, 'direct_debit.details').close(
          JSON.stringify({ holder: 'S. Ubject' }),
        ),
        'direct_debit.mandate.revoked_at': null,
        // A block is two rows; the two members do not see each other's likes.
        'blocks.block[account_id].other_id': others[5] ?? 0,
        'blocks.block[other_id].account_id': others[5] ?? 0,
        'blocks.block.own': true,
        'reports.decision.outcome': 'warning',
        'complaints.statement.retracted_at': null,
      },
    })
    // Only members with a profile are listed.
    await client.query(
      `insert into profiles.profile
       select (jsonb_populate_record(p, jsonb_build_object('account_id', other, 'status', 'active'))).*
       from profiles.profile p, unnest($2::bigint[]) other where p.account_id = $1`,
      [subject, others],
    )
    exported = await findExported(features, subject)
    await client.query(
      `update accounts.account set status = 'deleted', deleted_at = $2 where id = $1`,
      [subject, new Date(clock.now().getTime() - 15 * 86_400_000)],
    )
    erased = await product.accounts.erase(clock.now())
    for (const row of filled) fates.set(row, await readAgain(client, row))
  } finally {
    await client.end()
  }
})
afterAll(() => stage.close())

function createAccount(): Promise<number> {
  const { product, infrastructure } = stage
  const member = randomUUID()
  const now = infrastructure.clock.now()
  return product.accounts.demo.createAccount(infrastructure.database, {
    member,
    pool: 1,
    site: 1,
    kind: 'member',
    name: `Person ${member}`,
    email: `${member}@example.org`,
    passwordHash: 'none',
    locale: 'en',
    createdAt: now,
    lastActiveAt: now,
  })
}

async function findExported(features: readonly PersonalData[], account: number) {
  const database = createDatabase({ url: await getSuperuserUrl(stage.databaseUrl), size: 1 })
  const exportAll = async (queries: Queries, schema: string) =>
    JSON.stringify(
      await Promise.all(
        features
          .filter(({ feature }) => feature === schema)
          .map((feature) => feature.export(queries, account)),
      ),
    )
  const found = new Set<FilledRow>()
  for (const row of filled) {
    const schema = row.table.slice(0, row.table.indexOf('.'))
    const complete = await exportAll(database, schema)
    const rolledBack = new Error('rolled back')
    await database
      .transaction(async (tx) => {
        await tx.run(sql`set local session_replication_role = replica`)
        await deleteRow(tx, row)
        if ((await exportAll(tx, schema)) !== complete) found.add(row)
        throw rolledBack
      })
      .catch((error: unknown) => {
        if (error !== rolledBack) throw error
      })
  }
  await database.close()
  return found
}

const featuresOf = () => {
  const { product } = stage
  return [product.accounts.personalData, ...listPersonalData(product)]
}
const listed = (onErasure: string) =>
  collectTables(featuresOf()).filter(([, table]) => table.onErasure === onErasure)
const findFates = (name: string) =>
  filled.filter(({ table }) => table === name).map((row) => [row.through, fates.get(row)] as const)

test('ACC-14 SEC-06 every row about an erased member is deleted from every table declared so', () => {
  expect([erased, filled.length > 100]).toEqual([1, true])
  const left = listed('deleted').flatMap(([name]) =>
    findFates(name).flatMap(([through, fate]) => (fate === 'gone' ? [] : [`${name}.${through}`])),
  )
  expect(left).toEqual([])
})

test('ACC-14 erasing an account changes nothing in tables that are kept, and something in those that are reduced', () => {
  const touched = listed('kept').flatMap(([name]) =>
    findFates(name).flatMap(([through, fate]) => (fate === 'same' ? [] : [`${name}.${through}`])),
  )
  expect(touched).toEqual([])
  const untouched = listed('reduced')
    .map(([name]) => name)
    .filter((name) => findFates(name).every(([, fate]) => fate === 'same'))
  expect(untouched).toEqual([])
})

test('BEY-13 SEC-06 a data export contains every row that its table declares, and no others', () => {
  const promised = new Map(
    collectTables(featuresOf()).map(([name, { exported: all, exportedExcept = {} }]) => [
      name,
      (through: string) => all === true && !(through in exportedExcept),
    ]),
  )
  const wrong = filled
    .filter((row) => exported.has(row) !== promised.get(row.table)?.(row.through))
    .map(({ table, through }) => `${table}.${through}`)
  expect(wrong).toEqual([])
})
