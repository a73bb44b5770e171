import type { StaffViewer } from '#kernel/context.ts'
import type { Handler } from '#kernel/handler.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { listApprovalKinds } from '#features/members/staff/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { FileView } from '../contract/file-view.ts'
import type { contract } from '../contract/member-files.ts'
import { type Section, visibleSections } from '../rules/visible-sections.ts'
import type { MemberFilesDeps } from './deps.ts'
import { findOpenFile } from './open-file.ts'
import * as store from './store-file.ts'

type Deps = Pick<
  MemberFilesDeps,
  'database' | 'note' | 'findStaffNames' | 'sessions' | 'photoAddresses'
>

/**
 * Returns the file of a member. The audit entry comes first: what can't be recorded isn't shown. Parts
 * that the role doesn't see are never selected.
 */
export function readFile(deps: Deps): Handler<(typeof contract)['member_files.read'], Site> {
  return async ({ member }, { viewer, now }) => {
    const file = await findOpenFile(deps, member, viewer, now)
    if (isRefusal(file)) return file
    const { access, subject } = file
    const facts = { reason: access.reason, case: access.case_number }
    await deps.database.transaction((tx) =>
      deps.note(tx, viewer, { act: 'member_files.file_viewed', about: member, facts }, now),
    )
    const header = await store.selectHeader(deps.database, subject.account)
    const sections = visibleSections(viewer.role)
    const parts = await readParts(deps, { account: subject.account, member, sections, viewer }, now)
    const { created_at, activated_at, last_active_at, deleted_at, until, ...shown } = header
    return {
      member,
      ...shown,
      until: toTime(until),
      signed_up_at: created_at.toISOString(),
      confirmed_at: toTime(activated_at),
      last_active_at: toTime(last_active_at),
      deleted_at: toTime(deleted_at),
      access: {
        reason: access.reason,
        case: access.case_number,
        until: access.ends_at.toISOString(),
      },
      sections,
      ...parts,
    }
  }
}

interface PartsRequest {
  readonly account: number
  readonly member: string
  readonly sections: readonly Section[]
  readonly viewer: StaffViewer
}

async function readParts(
  { database, findStaffNames, sessions, photoAddresses }: Deps,
  { account, member, sections, viewer }: PartsRequest,
  now: Date,
): Promise<Pick<FileView, Section>> {
  const part = async <Value>(section: Section, read: () => Promise<Value>) =>
    sections.includes(section) ? read() : null
  const kinds = listApprovalKinds(viewer.role, 'read')
  const [profile, photoRows, reports, decisions, cases, orders, credits, emails] =
    await Promise.all([
      part('profile', async () => toTimes(await store.selectProfile(database, account))),
      part('photos', () => store.selectPhotos(database, account)),
      part('reports', async () => (await store.selectReports(database, account)).map(toTimes)),
      part('decisions', async () => (await store.selectDecisions(database, account)).map(toTimes)),
      part('cases', async () => (await store.selectCases(database, account)).map(toTimes)),
      part('orders', async () => (await store.selectOrders(database, account)).map(toTimes)),
      part('credits', () => readCredits(database, account)),
      part('emails', () => readEmails(database, account)),
    ])
  const [sessionRows, noteRows, approvalRows, history] = await Promise.all([
    part('sessions', () => sessions.list(account, now)),
    part('notes', () => store.selectNotes(database, account)),
    part('approvals', () => store.selectApprovals(database, account, kinds)),
    part('history', async () =>
      (await store.selectHistory(database, account, member)).map(toTimes),
    ),
  ])
  const names = await findStaffNames([
    ...new Set([...(noteRows ?? []), ...(approvalRows ?? [])].map(({ staff }) => staff)),
  ])
  return {
    profile,
    photos:
      photoRows?.map((row) => ({
        ...toTimes(row),
        url: photoAddresses(row.id, viewer.id, now)[160],
      })) ?? null,
    reports,
    decisions,
    cases,
    orders,
    credits,
    emails,
    sessions:
      sessionRows?.map(({ session: _, created_at, last_seen_at, ...row }) => ({
        ...row,
        begun_at: created_at.toISOString(),
        seen_at: last_seen_at.toISOString(),
      })) ?? null,
    notes:
      noteRows?.map(({ staff, ...row }) => ({ ...toTimes(row), by: names.get(staff) ?? '' })) ??
      null,
    approvals:
      approvalRows?.map(({ staff, ...row }) => ({
        ...toTimes(row),
        by: names.get(staff) ?? '',
      })) ?? null,
    history,
  }
}

async function readCredits(database: Deps['database'], account: number) {
  const wallet = await store.selectWallet(database, account)
  const movements = await store.selectMovements(database, account)
  return { ...(wallet ?? { bought: 0, given: 0, frozen: 0 }), movements: movements.map(toTimes) }
}

async function readEmails(database: Deps['database'], account: number) {
  const refusal = await store.selectRefusal(database, account)
  const sent = await store.selectEmails(database, account)
  return {
    refused: refusal?.reason ?? null,
    refused_at: toTime(refusal?.last_at ?? null),
    sent: sent.map(toTimes),
  }
}

const toTime = (at: Date | null) => at?.toISOString() ?? null

type Timed<Row> = {
  readonly [Field in keyof Row]: Row[Field] extends Date
    ? string
    : Row[Field] extends Date | null
      ? string | null
      : Row[Field]
}

/** Writes the times of a row as text. */
function toTimes<Row extends object | null>(row: Row): Row extends object ? Timed<Row> : null {
  if (row === null) return null as never
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Date ? value.toISOString() : value,
    ]),
  ) as never
}
