import pg from 'pg'
import { getSuperuserUrl } from '#platform/server/testing/run-as-superuser.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Expiry } from '#features/members/accounts/server/index.ts'
import { scheduleJobs } from '../schedule.ts'
import { startProduct, type TestProduct } from '../testing/start-product.ts'
import { collectTables } from './describe-tables.ts'
import { listPersonalData } from './list-personal-data.ts'
import { type FilledRow, fillTables, readAgain } from './testing/fill-tables.ts'
import { readTables } from './testing/read-schema.ts'

type Work = (run: { now: Date }) => Promise<void>

/** Rows of the year 2001 in every table with personal data, before and after the timed jobs run. */
let stage: TestProduct
let filled: readonly FilledRow[]
let declared: ReturnType<typeof collectTables>
const jobs = new Map<string, Work>()
const fates = new Map<FilledRow, Awaited<ReturnType<typeof readAgain>>>()

beforeAll(async () => {
  stage = await startProduct()
  const { product, infrastructure } = stage
  const schedule = async (name: string, _: string, work: Work) => void jobs.set(name, work)
  await scheduleJobs({ ...infrastructure, jobs: { ...infrastructure.jobs, schedule } }, product)
  declared = collectTables([product.accounts.personalData, ...listPersonalData(product)])
  const declarations = new Map(declared)
  const tables = (await readTables(infrastructure.database)).flatMap((table) => {
    const declaration = declarations.get(table.name)
    return declaration === undefined ? [] : [{ ...table, declared: declaration }]
  })
  const client = new pg.Client({ connectionString: await getSuperuserUrl(stage.databaseUrl) })
  await client.connect()
  try {
    filled = await fillTables(client, tables, {
      subject: 1_000_001,
      others: [1_000_002, 1_000_003],
      values: {
        'accounts.account.id': 1_000_001,
        'accounts.account.status': 'not_confirmed',
        'chat.sealed_message.conversation_id': (rows: readonly FilledRow[]) =>
          rows.find((row) => row.table === 'chat.sealed_conversation')?.row.id,
        'direct_debit.mandate.revoked_at': null,
        'photos.perceptual_hash.photo_id': null,
        'photos.photo.key': 'photos/00/gone',
        'photo_verification.request.status': 'rejected',
        'platform.task.schedule': null,
        'staff.audit.act': 'staff.log_in_failed',
      },
    })
    const now = infrastructure.clock.now()
    for (const job of new Set(listExpiries().map(([, { job: name }]) => name)))
      await jobs.get(job)?.({ now })
    for (const row of filled) fates.set(row, await readAgain(client, row))
  } finally {
    await client.end()
  }
})
afterAll(() => stage.close())

const listExpiries = (): readonly (readonly [name: string, expires: Expiry])[] =>
  declared.flatMap(([name, { expires }]) => (expires === undefined ? [] : [[name, expires]]))

test('BEY-34 every table with personal data says how long its rows are kept', () => {
  const unstated = declared
    .filter(
      ([, table]) =>
        table.expires === undefined &&
        table.onErasure !== 'deleted' &&
        table.needsNoEnd === undefined,
    )
    .map(([name]) => name)
  expect(unstated).toEqual([])
})

test('BEY-34 every stated period has a timed job', () => {
  expect(listExpiries().length).toBeGreaterThan(30)
  expect(
    listExpiries()
      .filter(([, { job }]) => !jobs.has(job))
      .map(([name, { job }]) => [name, job]),
  ).toEqual([])
})

test('BEY-34 the jobs delete every row whose period has ended', () => {
  const left = listExpiries().flatMap(([name]) =>
    filled
      .filter((row) => row.table === name && fates.get(row) === 'same')
      .map(({ through }) => `${name}.${through}`),
  )
  expect(left).toEqual([])
})
