import type { PersonalData } from '#features/members/accounts/server/index.ts'
import { toDays } from '#kernel/duration.ts'
import { noteRetentionMs } from '../rules/note-retention.ts'
import { deleteMemberHandovers, selectExport } from './store-acts.ts'

/** Notes of staff about members who write to fictional profiles. */
export const personalData: PersonalData = {
  feature: 'persona_desk',
  tables: {
    handover: {
      identifiedBy: ['account_id'],
      holds: 'Notes of staff for the colleague who continues a conversation.',
      exported: true,
      expires: { days: toDays(noteRetentionMs), job: 'persona_desk.tidy' },
      onErasure: 'deleted',
    },
    draft: {
      identifiedBy: ['conversation'],
      holds: 'Drafts of replies written by AI.',
      exported: 'Never sent; the replies are exported with the conversation.',
      expires: { days: 1, job: 'persona_desk.tidy' },
      onErasure: 'kept',
      keptBecause: 'Expires after a day.',
    },
    reply: {
      identifiedBy: ['conversation'],
      holds: 'Who on the staff wrote which reply; no text and nothing about the member.',
      exported:
        'About the work of staff; who wrote a reply (a person or AI) is labelled in the chat.',
      onErasure: 'kept',
      keptBecause: 'Proves who wrote in the name of fictional profiles; no member is named.',
      needsNoEnd: 'names_no_one',
    },
  },
  export: async (queries, account) => ({
    parts: { staff_notes: await selectExport(queries, account) },
  }),
  erase: async (tx, account) => {
    await deleteMemberHandovers(tx, account)
  },
}
