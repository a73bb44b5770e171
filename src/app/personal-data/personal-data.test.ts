import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectRoot } from '#platform/server/config/project-root.ts'
import type { PersonalData } from '#features/members/accounts/server/index.ts'
import { startProduct, type TestProduct } from '../testing/start-product.ts'
import { collectTables, describeTables } from './describe-tables.ts'
import { listPersonalData } from './list-personal-data.ts'
import { readTables, type Table } from './testing/read-schema.ts'
import { tablesWithoutPersonalData } from './tables-without-personal-data.ts'

let stage: TestProduct
let tables: readonly Table[]
let features: readonly PersonalData[]
beforeAll(async () => {
  stage = await startProduct()
  tables = await readTables(stage.infrastructure.database)
  features = [stage.product.accounts.personalData, ...listPersonalData(stage.product)]
})
afterAll(() => stage.close())

/** Columns of type bigint that end in `_id` or `_by` and refer to something other than a member. */
const otherReferences =
  /\.(staff_id|person_id|session_id|requested_by|decided_by|resolved_by|claimed_by|by)$|^credits\.lot\.closed_by$|^accounting\.sales_stop\.(closed|opened)_by$/

/** The columns of a table that look as if they referred to a person. */
function findReferences({ name, columns, foreignKeys }: Table): string[] {
  const toParents = foreignKeys
    .filter(({ table }) => table !== 'accounts.account')
    .flatMap(({ columns: own }) => (own.length === 1 ? own : []))
  return columns
    .filter(
      ({ name: column, type }) =>
        (/(^|_)(email|phone|iban)(_|$)/.test(column) && (type === 'text' || type === 'bytea')) ||
        (type === 'bigint' && /(^|_)(id|by)$/.test(column) && column !== 'id'),
    )
    .map(({ name: column }) => column)
    .filter((column) => !toParents.includes(column) && !otherReferences.test(`${name}.${column}`))
}

test('SEC-06 every table of the database declares its personal data, or that it has none', () => {
  const declared = [
    ...collectTables(features).map(([name]) => name),
    ...Object.keys(tablesWithoutPersonalData),
  ]
  expect(tables.length).toBeGreaterThan(100)
  expect(declared.sort()).toEqual(tables.map(({ name }) => name).sort())
})

test('SEC-06 columns that refer to a member are declared, and other tables have no such columns', () => {
  const declared = new Map(collectTables(features))
  const forgotten = tables.flatMap((table) =>
    findReferences(table)
      .filter((column) => !declared.get(table.name)?.identifiedBy.includes(column))
      .map((column) => `${table.name}.${column}`),
  )
  expect(forgotten).toEqual([
    // An entry of a member’s list, named next to its owner.
    'blocks.contact_match.contact_id',
    // A staff member.
    'complaints.appeal_decision.first_staff_id',
    // A decision that a complaint mentions, which has a reader of its own.
    'complaints.complaint.about_statement_id',
    // How far a nightly run has come; the ledger's account numbers name no one.
    'credits.seal_slice.last_account_id',
    // The staff member who checked an identity.
    'data_requests.request.identity_staff_id',
    // An event of the outbox.
    'operations.email.task_id',
    // Fictional profiles, which are never erased, and staff members.
    'persona_desk.character_sheet.profile_id',
    'persona_desk.reply.profile_id',
    'reports.report.not_by',
    // A staff member.
    'sites.change.approving_staff_id',
    'staff.person.email',
    'staff.person.email_key',
    'wellbeing.pause.profile_id',
  ])
  const unknown = [...declared].flatMap(([name, { identifiedBy }]) => {
    const real = tables.find((table) => table.name === name)?.columns.map((column) => column.name)
    return identifiedBy
      .filter((column) => real?.includes(column) !== true)
      .map((column) => `${name}.${column}`)
  })
  expect(unknown).toEqual([])
})

test('SEC-06 a table that depends on personal data is declared as personal data', () => {
  const personal = new Set(collectTables(features).map(([name]) => name))
  const hanging = tables.flatMap(({ name, foreignKeys }) =>
    foreignKeys.filter(({ table }) => personal.has(table) && !personal.has(name)).map(() => name),
  )
  expect(hanging).toEqual([])
})

test('ACC-14 BEY-13 the personal data of every feature is erased and exported exactly once', () => {
  const ports = Object.values(stage.product).flatMap((feature: unknown) =>
    typeof feature === 'object' && feature !== null && 'personalData' in feature
      ? [feature.personalData as PersonalData]
      : [],
  )
  expect(ports.length).toBeGreaterThan(25)
  for (const port of ports)
    expect([port.feature, features.filter((listed) => listed === port).length]).toEqual([
      port.feature,
      1,
    ])
})

test('SEC-06 docs/personal-data.md shows operators every table', async () => {
  await expect(describeTables(features)).toMatchFileSnapshot(
    join(projectRoot, 'docs/personal-data.md'),
  )
})
