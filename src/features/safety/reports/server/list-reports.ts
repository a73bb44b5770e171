import type { Site } from '#features/site/sites/index.ts'
import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { contract, FiledReportView, ListedReport } from '../contract.ts'
import { requestKinds } from '../rules/requests.ts'
import { lapsesAt, suspicionAt } from '../rules/suspicion.ts'
import type { ReportsDeps } from './deps.ts'
import { evidencePictureUrl } from './office-media-route.ts'
import { countUndecided, type FiledRow, selectFiled } from './store-decisions.ts'

const pageSize = 50

/** Counts the undecided reports. */
export function countReports({
  database,
}: ReportsDeps): Handler<(typeof contract)['reports.count'], Site> {
  return async (_, { site, now }) => {
    const { machine_since: since } = suspicionAt(now)
    const { waiting, oldestAt } = await countUndecided(database, site.pool, since)
    return { waiting, oldest_at: oldestAt?.toISOString() ?? null }
  }
}

/** Lists reports without anything members wrote: those with a request, then undecided ones, first. */
export function listReports(deps: ReportsDeps): Handler<(typeof contract)['reports.list'], Site> {
  return async ({ page }, { site, viewer, now }) => {
    const machineSince = suspicionAt(now).machine_since
    const requests = await selectRequests(deps)
    const [{ waiting }, rows] = await Promise.all([
      countUndecided(deps.database, site.pool, machineSince),
      selectFiled(deps.database, site.pool, {
        limit: pageSize + 1,
        offset: page * pageSize,
        machineSince,
        requested: requests.map(({ subject }) => subject),
      }),
    ])
    const described = await describeReports(deps, rows.slice(0, pageSize), {
      requests,
      reader: viewer.staff,
      now,
    })
    const next = rows.length > pageSize ? page + 1 : null
    return { waiting, reports: described.map(withoutContent), next }
  }
}

function withoutContent({ details: _, evidence: __, ...report }: FiledReportView): ListedReport {
  return report
}

/** Opens a report, which the audit log records before anything of it is shown. */
export function readReport(deps: ReportsDeps): Handler<(typeof contract)['reports.read'], Site> {
  return async ({ report: number }, { site, viewer, now }) => {
    const report = await findReport(deps, { pool: site.pool, number, reader: viewer.staff }, now)
    if (report === null) return refuse('not_found')
    await deps.noteOpening(deps.database, viewer, { act: 'reports.opened', about: number }, now)
    return report
  }
}

/** A report as one staff member sees it. */
interface ReportRead {
  readonly pool: number
  readonly number: string
  /** The staff member who reads it. */
  readonly reader: number
}
type ReadDeps = Pick<ReportsDeps, 'database' | 'findStaffNames' | 'requests'>

/** Returns one report as staff see it. */
export async function describeReport(
  deps: ReadDeps,
  read: ReportRead,
  now: Date,
): Promise<FiledReportView> {
  return (await findReport(deps, read, now)) as FiledReportView
}

/** Returns one report as staff see it; `null` if this pool has none with the number. */
export async function findReport(
  deps: ReadDeps,
  { pool, number, reader }: ReportRead,
  now: Date,
): Promise<FiledReportView | null> {
  const rows = await selectFiled(deps.database, pool, {
    limit: 1,
    number,
    machineSince: suspicionAt(now).machine_since,
  })
  const requests = await selectRequests(deps)
  const [described] = await describeReports(deps, rows, { requests, reader, now })
  return described ?? null
}

type WaitingRequest = Awaited<ReturnType<typeof selectRequests>>[number]

/** Returns what waits for a second person, of all reports. */
async function selectRequests({ database, requests }: Pick<ReportsDeps, 'database' | 'requests'>) {
  const lists = await Promise.all(
    requestKinds.map(async (kind) =>
      (await requests[kind].list(database)).map((row) => ({ ...row, kind })),
    ),
  )
  return lists.flat()
}

/** Returns reports as staff see them. */
async function describeReports(
  { findStaffNames }: Pick<ReportsDeps, 'findStaffNames'>,
  rows: readonly FiledRow[],
  {
    requests,
    reader,
    now,
  }: { readonly requests: readonly WaitingRequest[]; readonly reader: number; readonly now: Date },
): Promise<FiledReportView[]> {
  const names = await findStaffNames([
    ...new Set([
      ...rows.flatMap(({ staff, opened_by: by }) => [staff ?? [], by ?? []].flat()),
      ...requests.map(({ requested_by: by }) => by),
    ]),
  ])
  return rows.map(
    ({
      staff,
      opened_by: by,
      by_machine: byMachine,
      outcome,
      for_deceiving,
      statement,
      decided_at: decided,
      paused_until: pausedUntil,
      at,
      evidence,
      closed,
      not_by: notBy,
      key: _,
      ...row
    }) => ({
      ...row,
      ...(by !== null && { reporter: names.get(by) ?? '' }),
      origin: byMachine
        ? ('machine' as const)
        : by === null
          ? ('member' as const)
          : ('staff' as const),
      own: notBy === reader,
      lapses_at: byMachine ? lapsesAt(at).toISOString() : null,
      lapsed: byMachine && outcome === null && lapsesAt(at) <= now,
      paused_until: outcome === 'pause' ? (pausedUntil?.toISOString() ?? null) : null,
      at: at.toISOString(),
      reinstatable: outcome === 'ban' && closed,
      requests: requests
        .filter(({ subject }) => subject === row.number)
        .map(({ kind, terms, reason, requested_by: requester, requested_at: since }) => ({
          kind,
          reason: reason ?? '',
          credits: kind === 'refunds' ? Number(terms.credits) : null,
          by: names.get(requester) ?? '',
          own: requester === reader,
          at: since.toISOString(),
        })),
      evidence: evidence.map(({ position, kind, selected, content }) => ({
        kind,
        selected,
        by_reported: kind === 'profile' || content.from_reported === true,
        reason: content.reason ?? null,
        ...(kind === 'profile'
          ? { attachment: null, text: profileText(content) }
          : messageContent(content)),
        picture: content.picture == null ? null : evidencePictureUrl(row.number, position),
        at: toInstant(content.at),
        earlier: (content.versions ?? []).map(({ text, at, shown }) => ({
          text,
          at: new Date(at).toISOString(),
          shown,
        })),
        deleted_at: toInstant(content.deleted_at),
      })),
      decision:
        outcome === null || decided === null
          ? null
          : {
              outcome,
              for_deceiving,
              statement: statement ?? '',
              by: names.get(staff ?? 0) ?? '',
              at: decided.toISOString(),
            },
    }),
  )
}

type Content = FiledRow['evidence'][number]['content']

function toInstant(at: string | undefined): string | null {
  return at === undefined ? null : new Date(at).toISOString()
}

/** All profile texts, one per line. */
function profileText({ name, about, notes = {}, prompts = [] }: Content): string {
  return [name, about, ...Object.values(notes), ...prompts.map(({ answer }) => answer)]
    .filter(Boolean)
    .join('\n')
}

/** A gift or sticker is frozen by its stored id, which is meaningless to readers. */
function messageContent({
  kind,
  text = '',
}: Content): Pick<FiledReportView['evidence'][number], 'attachment' | 'text'> {
  if (kind === 'gift' || kind === 'gif') return { attachment: kind, text: '' }
  return { attachment: kind === 'photo' ? 'photo' : null, text }
}
