import { buildCsv } from '#features/office/member-files/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import { startOfDay } from '#kernel/calendar.ts'
import type { Handler } from '#kernel/handler.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { contract } from '../contract/data-requests.ts'
import { dueSoonMs } from '../rules/deadlines.ts'
import type { Kind, Outcome } from '../rules/requests.ts'
import type { DataRequestsDeps, ApprovalDeps } from './deps.ts'
import { describeListed, describeOpened } from './describe-request.ts'
import {
  countOpen,
  type RegisterQuery,
  selectByPublicId,
  selectRequests,
  selectYears,
} from './store-office.ts'
import { isOwn } from './work-on-request.ts'

const listed = 200
const downloaded = 10_000

/** Counts the open requests. */
export function countRequests({
  database,
}: DataRequestsDeps): Handler<(typeof contract)['data_requests.count'], Site> {
  return async (_, { site, now }) => {
    const dueBy = new Date(now.getTime() + dueSoonMs)
    const { oldest_at: oldest, ...counts } = await countOpen(database, site.pool, dueBy)
    return { ...counts, oldest_at: oldest?.toISOString() ?? null }
  }
}

/** Lists the queue and the register, with the figures of each year. */
export function listRequests(
  deps: DataRequestsDeps,
): Handler<(typeof contract)['data_requests.list'], Site> {
  return async (filters, { site, viewer, now }) => ({
    requests: await describeListed(
      deps,
      await selectRequests(deps.database, site.pool, toQuery(filters, site), listed),
      viewer,
      now,
    ),
    years: await selectYears(deps.database, site.pool, { zone: site.timeZone, now }),
  })
}

/** Returns the register as a CSV file. */
export function downloadRegister(
  deps: DataRequestsDeps,
): Handler<(typeof contract)['data_requests.download'], Site> {
  return async (filters, { site, viewer, now }) => {
    const { database } = deps
    const rows = await selectRequests(database, site.pool, toQuery(filters, site), downloaded)
    const requests = await describeListed(deps, rows, viewer, now)
    const head = [
      'number',
      'kind',
      'received',
      'due',
      'extended',
      'identity',
      'outcome',
      'action',
      'answered',
      'late',
      'by',
    ]
    const csv = buildCsv([
      head,
      ...requests.map((one) => [
        one.number,
        one.kind,
        one.at,
        one.due_at,
        one.extended ? 'yes' : 'no',
        one.identity,
        one.outcome ?? 'open',
        one.action ?? '',
        one.decided_at ?? '',
        one.overdue ? 'yes' : 'no',
        one.by ?? '',
      ]),
    ])
    await database.transaction((tx) =>
      deps.note(
        tx,
        viewer,
        {
          act: 'data_requests.register_downloaded',
          facts: {
            requests: requests.length,
            state: filters.state ?? null,
            kind: filters.kind ?? null,
            year: filters.year ?? null,
          },
        },
        now,
      ),
    )
    return { csv, requests: requests.length }
  }
}

/** Opens a request and claims it. Answered ones open without a claim. */
export function claimRequest(
  deps: ApprovalDeps,
): Handler<(typeof contract)['data_requests.claim'], Site> {
  return async ({ request }, { site, viewer, now }) => {
    const row = await deps.database.transaction(async (tx) => {
      const found = await selectByPublicId(tx, site.pool, request)
      if (found === null) return refuse('not_found')
      if (await isOwn(deps, found, viewer.staff)) return refuse('data_requests.own_account')
      await deps.queue.lock(tx, found.public_id, now)
      const claim = await deps.queue.claim(tx, found.public_id, viewer, now)
      return claim === null ? refuse('data_requests.claimed') : found
    })
    return isRefusal(row) ? row : describeOpened(deps, row, viewer, now)
  }
}

/** Releases a request. */
export function releaseRequest({
  database,
  queue,
}: DataRequestsDeps): Handler<(typeof contract)['data_requests.release'], Site> {
  return async ({ request }, { site, viewer }) => {
    const found = await selectByPublicId(database, site.pool, request)
    if (found === null) return refuse('not_found')
    await queue.release(database, found.public_id, viewer)
    return null
  }
}

function toQuery(
  {
    state,
    kind,
    year,
  }: { state?: 'open' | Outcome | undefined; kind?: Kind | undefined; year?: number | undefined },
  { timeZone }: Pick<Site, 'timeZone'>,
): RegisterQuery {
  return {
    state,
    kind,
    from: year === undefined ? undefined : startOfDay(`${year}-01-01`, timeZone),
    until: year === undefined ? undefined : startOfDay(`${year + 1}-01-01`, timeZone),
  }
}
