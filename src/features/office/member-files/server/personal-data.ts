import type { PersonalData } from '#features/members/accounts/server/index.ts'
import { deleteOfAccount, selectExport } from './store-access.ts'

/** Notes of staff about members, and why staff opened their files. */
export const personalData: PersonalData = {
  feature: 'member_files',
  tables: {
    note: {
      identifiedBy: ['account_id'],
      holds: 'Notes of staff about the member.',
      exported: true,
      onErasure: 'deleted',
    },
    access: {
      identifiedBy: ['account_id'],
      holds: 'Why a staff member opened the member’s file, and when.',
      exported:
        'It would tell the member that others reported them; our team says on request who opened the file.',
      onErasure: 'deleted',
    },
  },
  export: async (queries, account) => ({
    parts: { notes_in_file: await selectExport(queries, account) },
  }),
  erase: (tx, account) => deleteOfAccount(tx, account),
}
