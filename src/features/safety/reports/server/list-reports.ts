import type { Site } from '#features/site/sites/index.ts'
import type { Handler } from '#kernel/handler.ts'
import type { contract, FiledReportView } from '../contract.ts'
import { lapsesAt, suspicionAt } from '../rules/suspicion.ts'
import type { ReportsDeps } from './deps.ts'
import { evidencePictureUrl } from './office-media-route.ts'
import { countUndecided, type FiledRow, selectFiled } from './store-decisions.ts'

const pageSize = 50

/** Counts the undecided reports. */
export function countReports({
  database,
}: ReportsDeps): Handler<(typeof contract)['reports.count'], Site> {
  return async (_, { site, now }) => ({
    waiting: await countUndecided(database, site.pool, suspicionAt(now).machine_since),
  })
}

/** Lists reports with their frozen evidence, undecided ones first. */
export function listReports(deps: ReportsDeps): Handler<(typeof contract)['reports.list'], Site> {
  return async (_, { site, now }) => {
    const machineSince = suspicionAt(now).machine_since
    const [waiting, rows] = await Promise.all([
      countUndecided(deps.database, site.pool, machineSince),
      selectFiled(deps.database, site.pool, { limit: pageSize, machineSince }),
    ])
    return { waiting, reports: await describeReports(deps, rows, now) }
  }
}

/** Returns one report as shown to staff. */
export async function describeReport(
  deps: Pick<ReportsDeps, 'database' | 'findStaffNames'>,
  pool: number,
  number: string,
  now: Date,
): Promise<FiledReportView> {
  const rows = await selectFiled(deps.database, pool, {
    limit: 1,
    number,
    machineSince: suspicionAt(now).machine_since,
  })
  const [described] = await describeReports(deps, rows, now)
  return described as FiledReportView
}

/** Returns reports as shown to staff. */
export async function describeReports(
  { findStaffNames }: Pick<ReportsDeps, 'findStaffNames'>,
  rows: readonly FiledRow[],
  now: Date,
): Promise<FiledReportView[]> {
  const names = await findStaffNames([
    ...new Set(rows.flatMap(({ staff, opened_by: by }) => [staff ?? [], by ?? []].flat())),
  ])
  return rows.map(
    ({
      staff,
      opened_by: by,
      by_machine: byMachine,
      outcome,
      statement,
      decided_at: decided,
      paused_until: pausedUntil,
      at,
      evidence,
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
      lapses_at: byMachine ? lapsesAt(at).toISOString() : null,
      lapsed: byMachine && outcome === null && lapsesAt(at) <= now,
      paused_until: outcome === 'pause' ? (pausedUntil?.toISOString() ?? null) : null,
      at: at.toISOString(),
      evidence: evidence.map(({ position, kind, selected, content }) => ({
        kind,
        selected,
        by_reported: kind === 'profile' || content.from_reported === true,
        reason: content.reason ?? null,
        ...(kind === 'profile'
          ? { attachment: null, text: profileText(content) }
          : messageContent(content)),
        picture: content.picture == null ? null : evidencePictureUrl(row.number, position),
        at: content.at === undefined ? null : new Date(content.at).toISOString(),
      })),
      decision:
        outcome === null || decided === null
          ? null
          : {
              outcome,
              statement: statement ?? '',
              by: names.get(staff ?? 0) ?? '',
              at: decided.toISOString(),
            },
    }),
  )
}

type Content = FiledRow['evidence'][number]['content']

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
