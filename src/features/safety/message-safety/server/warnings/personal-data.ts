import type { PersonalData } from '#features/members/accounts/server/index.ts'
import { deleteByAccount, selectHiddenWords, selectWarningsShown } from './store.ts'

/** Warnings about messages, and the words members hide. */
export const personalData: PersonalData = {
  feature: 'message_safety',
  tables: {
    message_warning: {
      identifiedBy: ['sender_id', 'recipient_id'],
      holds: 'Warnings shown to the recipient of a message.',
      exported: true,
      exportedExcept: {
        sender_id: 'those about the member’s own messages, because it would help to avoid them',
      },
      onErasure: 'deleted',
    },
    hidden_words: {
      identifiedBy: ['account_id'],
      holds: 'Words a member does not want to read.',
      exported: true,
      onErasure: 'deleted',
    },
    first_message: {
      identifiedBy: ['sender_id', 'recipient_id'],
      holds: 'Fingerprints of first messages, to find mass messages; no text.',
      exported: 'It would help to get around the search; the messages are exported.',
      onErasure: 'deleted',
    },
    mass_sender: {
      identifiedBy: ['account_id'],
      holds: 'Senders of mass messages, for staff.',
      exported: 'It would help to get around the search.',
      onErasure: 'deleted',
    },
  },
  export: async (queries, account) => ({
    parts: {
      warnings: {
        hidden_words: await selectHiddenWords(queries, account),
        shown: await selectWarningsShown(queries, account),
      },
    },
  }),
  erase: (tx, account) => deleteByAccount(tx, account),
}
