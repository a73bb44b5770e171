import type { StaffViewer } from '#kernel/context.ts'
import type { Handler } from '#kernel/handler.ts'
import { isRefusal, type Refusal, refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/member-files.ts'
import { accessMs } from '../rules/access.ts'
import type { MemberFilesDeps } from './deps.ts'
import {
  type AccessRow,
  insertAccess,
  insertNote,
  lockAccess,
  selectAccess,
  selectCaseBelongs,
  selectSubject,
  type SubjectRow,
} from './store-access.ts'

/**
 * States why a file is opened. The audit entry and the access are one transaction. Staff can't open
 * the file of their own member account.
 */
export function openFile({
  database,
  note,
  findStaffByEmail,
}: Pick<MemberFilesDeps, 'database' | 'note' | 'findStaffByEmail'>): Handler<
  (typeof contract)['member_files.open'],
  Site
> {
  return async ({ member, reason, note: typed, case: number }, { viewer, now }) => {
    const subject = await selectSubject(database, member)
    if (subject === null) return refuse('not_found')
    const own = subject.email_key !== null && (await findStaffByEmail(subject.email_key))
    if (own === viewer.staff) return refuse('member_files.own_account')
    const words = typed.trim()
    const caseNumber = number.trim()
    if (reason === 'other' && words === '')
      return refuse('member_files.reason_empty', { field: 'note' })
    if (caseNumber !== '' && !(await selectCaseBelongs(database, subject.account, caseNumber)))
      return refuse('member_files.case_unrelated', { field: 'case' })
    await database.transaction(async (tx) => {
      const key = { staff: viewer.staff, account: subject.account }
      await lockAccess(tx, key.staff, key.account)
      const open = await selectAccess(tx, key, now)
      const isRepeated =
        open?.reason === reason &&
        (open.case_number ?? '') === caseNumber &&
        (open.note ?? '') === words
      if (isRepeated) return
      await insertAccess(
        tx,
        {
          ...key,
          reason,
          note: words === '' ? null : words,
          caseNumber: caseNumber === '' ? null : caseNumber,
          endsAt: new Date(now.getTime() + accessMs),
        },
        now,
      )
      const facts = { reason, note: words, case: caseNumber }
      await note(tx, viewer, { act: 'member_files.access_stated', about: member, facts }, now)
    })
    return null
  }
}

/** The account of a file that a staff member has opened, and why. */
interface OpenFile {
  readonly subject: SubjectRow
  readonly access: AccessRow
}

/** Finds the account of a file that the viewer may use now. */
export async function findOpenFile(
  { database }: Pick<MemberFilesDeps, 'database'>,
  member: string,
  { staff }: Pick<StaffViewer, 'staff'>,
  now: Date,
): Promise<OpenFile | Refusal<'not_found' | 'member_files.reason_needed'>> {
  const subject = await selectSubject(database, member)
  if (subject === null) return refuse('not_found')
  const access = await selectAccess(database, { staff, account: subject.account }, now)
  return access === null ? refuse('member_files.reason_needed') : { subject, access }
}

/** Adds a note to a file. */
export function addNote(
  deps: Pick<MemberFilesDeps, 'database' | 'note'>,
): Handler<(typeof contract)['member_files.add_note'], Site> {
  return async ({ member, id, text }, { viewer, now }) => {
    const file = await findOpenFile(deps, member, viewer, now)
    if (isRefusal(file)) return file
    const words = text.trim()
    if (words === '') return refuse('member_files.note_empty', { field: 'text' })
    const row = { id, account: file.subject.account, staff: viewer.staff, text: words }
    await deps.database.transaction(async (tx) => {
      if (await insertNote(tx, row, now))
        await deps.note(tx, viewer, { act: 'member_files.note_added', about: member }, now)
    })
    return null
  }
}

/** Logs a member out. */
export function endSessions(
  deps: Pick<MemberFilesDeps, 'database' | 'note' | 'sessions'>,
): Handler<(typeof contract)['member_files.end_sessions'], Site> {
  return async ({ member, session }, { viewer, now }) => {
    const file = await findOpenFile(deps, member, viewer, now)
    if (isRefusal(file)) return file
    return deps.database.transaction(async (tx) => {
      const ended = await deps.sessions.end(tx, file.subject.account, session)
      const { reason } = file.access
      const facts = { ended, all: session === null, reason }
      if (ended > 0)
        await deps.note(
          tx,
          viewer,
          { act: 'member_files.sessions_ended', about: member, facts },
          now,
        )
      return { ended }
    })
  }
}
