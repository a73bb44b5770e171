import { idPart, instantPart } from '#kernel/cursor.ts'
import type { Handler } from '#kernel/handler.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { hourMs } from '#kernel/duration.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Queries } from '#platform/server/postgres/database.ts'
import { type PendingTask, selectPendingTasks } from '#platform/server/tasks/store-failures.ts'
import type { contract, EmailView } from '../../contract/emails.ts'
import { decideRetry, longWaitMs, type RetryDecision } from '../../rules/decide-retry.ts'
import { createAddressHash } from './delivery-log.ts'
import type { EmailOfficeDeps } from './deps.ts'
import { countLate, type EmailRow, selectEmails, selectKinds } from './store-emails.ts'

const pageSize = 50
const parts = [instantPart, idPart] as const

/** Longer than an email that is still tried waits between two tries. */
const longestDelayMs = 5 * hourMs

export function listEmails(deps: EmailOfficeDeps): Handler<(typeof contract)['emails.list'], Site> {
  const { database, allSites } = deps
  const cursors = deps.cursors({ name: 'emails.list', parts, field: 'after' })
  const hashAddress = createAddressHash(deps.secret)
  return async ({ state = null, kind = null, site = null, after }, { viewer, now }) => {
    const scope = [viewer.staff, state, kind, site]
    const position = cursors.open(after, scope)
    if (isRefusal(position)) return position
    const [rows, kinds, sites] = await Promise.all([
      selectEmails(
        database,
        { state, kind, site },
        {
          after: position === null ? null : { at: position[0], id: position[1] },
          limit: pageSize + 1,
        },
      ),
      selectKinds(database),
      allSites(),
    ])
    const page = rows.slice(0, pageSize)
    const tasks = await readTasks(database, page, now)
    const last = page.at(-1)
    return {
      emails: page.map((row) => toView(row, { task: findTask(tasks, row), hashAddress, now })),
      kinds,
      sites: sites.map(({ id, name }) => ({ id, name })),
      next:
        rows.length > pageSize && last !== undefined
          ? cursors.seal([last.created_at, last.id], scope)
          : null,
    }
  }
}

export function countLateEmails({
  database,
}: EmailOfficeDeps): Handler<(typeof contract)['emails.count_late'], Site> {
  return async (_, { now }) => {
    const { waiting, oldest_at } = await countLate(database, {
      dueBefore: new Date(now.getTime() - longWaitMs),
      triedSince: new Date(now.getTime() - longestDelayMs),
    })
    return { waiting, oldest_at: oldest_at?.toISOString() ?? null }
  }
}

/** The events that the emails would be sent from again, by id. */
export async function readTasks(
  queries: Queries,
  rows: readonly EmailRow[],
  now: Date,
): Promise<ReadonlyMap<number, PendingTask>> {
  const ids = rows.flatMap(({ task_id }) => (task_id === null ? [] : [task_id]))
  const tasks = ids.length === 0 ? [] : await selectPendingTasks(queries, ids, now)
  return new Map(tasks.map((task) => [task.id, task]))
}

const findTask = (tasks: ReadonlyMap<number, PendingTask>, { task_id }: EmailRow) =>
  task_id === null ? undefined : tasks.get(task_id)

/** Whether staff may send it again; with the notifications queue, its state there decides. */
export function decide(row: EmailRow, task: PendingTask | undefined, now: Date): RetryDecision {
  return decideRetry(
    {
      kind: row.kind,
      state: row.state,
      createdAt: row.created_at,
      suppressed: row.suppressed,
      source: row.notification_id === null ? describeTask(task) : describeQueued(row.queue_state),
    },
    now,
  )
}

function describeTask(task: PendingTask | undefined): 'waiting' | 'running' | 'ended' | null {
  if (task === undefined) return null
  return task.state === 'dead' ? 'ended' : task.state
}

function describeQueued(state: string | null): 'waiting' | 'running' | 'ended' | null {
  if (state === 'waiting') return 'waiting'
  if (state === 'sending') return 'running'
  return state === 'bounced' || state === 'given_up' ? 'ended' : null
}

function toView(
  row: EmailRow,
  {
    task,
    hashAddress,
    now,
  }: {
    readonly task: PendingTask | undefined
    readonly hashAddress: (address: string) => Buffer
    readonly now: Date
  },
): EmailView {
  const decision = decide(row, task, now)
  const isCurrent =
    row.email !== null &&
    (row.address_hash === null || hashAddress(row.email).equals(row.address_hash))
  return {
    email: row.id,
    kind: row.kind,
    site: row.site,
    state: row.state,
    reply: row.reply,
    tries: row.tries,
    created_at: row.created_at.toISOString(),
    changed_at: row.changed_at.toISOString(),
    next_at: findNextTry(row, task)?.toISOString() ?? null,
    member:
      row.member_id === null || row.name === null ? null : { id: row.member_id, name: row.name },
    address: isCurrent && row.email !== null ? maskAddress(row.email) : null,
    retry: decision.retry,
    obstacle: decision.retry ? null : decision.because,
  }
}

function findNextTry(row: EmailRow, task: PendingTask | undefined): Date | null {
  if (!['queued', 'deferred', 'refused'].includes(row.state)) return null
  if (row.notification_id !== null) return row.queue_state === 'waiting' ? row.queue_next_at : null
  return task?.state === 'waiting' ? task.next_at : null
}

/** Keeps the first letter and the domain, which is enough to recognize an address. */
function maskAddress(email: string): string {
  return `${[...email][0]}…${email.slice(email.lastIndexOf('@'))}`
}
