import type { Handlers } from '#kernel/handler.ts'
import type { PersonalData } from '#features/members/accounts/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/member-files.ts'
import type { MemberFilesDeps } from './deps.ts'
import { exportMembers, findMembers } from './find-members.ts'
import { jump } from './jump.ts'
import { addNote, endSessions, openFile } from './open-file.ts'
import { personalData } from './personal-data.ts'
import { readFile } from './read-file.ts'
import { selectAccess, selectPhotoIsOpen } from './store-access.ts'

export type { MemberFilesDeps } from './deps.ts'

export interface MemberFiles {
  readonly handlers: Handlers<typeof contract, Site>
  /** Whether a staff member, by their public id, has opened the file of a photo's owner. */
  readonly isPhotoOpen: (photo: string, staff: string, now: Date) => Promise<boolean>
  /** Whether a staff member has opened the file of an account. */
  readonly isFileOpen: (account: number, staff: number, now: Date) => Promise<boolean>
  /** How this feature exports and erases a member's data. */
  readonly personalData: PersonalData
}

/** Finds members and shows their files to the operator's staff (OPS-06). */
export function createMemberFiles(deps: MemberFilesDeps): MemberFiles {
  return {
    handlers: {
      'member_files.find': findMembers(deps),
      'member_files.export': exportMembers(deps),
      'member_files.jump': jump(deps),
      'member_files.open': openFile(deps),
      'member_files.read': readFile(deps),
      'member_files.add_note': addNote(deps),
      'member_files.end_sessions': endSessions(deps),
    },
    isPhotoOpen: (photo, staff, now) => selectPhotoIsOpen(deps.database, { photo, staff }, now),
    isFileOpen: async (account, staff, now) =>
      (await selectAccess(deps.database, { staff, account }, now)) !== null,
    personalData,
  }
}
