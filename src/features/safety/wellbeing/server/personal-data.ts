import type { PersonalData } from '#features/members/accounts/server/index.ts'
import { toDays } from '#kernel/duration.ts'
import { pauseRetentionMs, signalRetentionMs } from '../rules/signal-retention.ts'
import { deleteByAccount, selectExport, selectExportedSignals } from './store.ts'

/** Signals, pauses and their reviews. */
export const personalData: PersonalData = {
  feature: 'wellbeing',
  tables: {
    message_signal: {
      identifiedBy: ['account_id'],
      holds: 'Signs of distress or attachment in messages to fictional profiles; no text.',
      exported: true,
      expires: { days: toDays(signalRetentionMs), job: 'wellbeing.tidy' },
      onErasure: 'deleted',
    },
    pause: {
      identifiedBy: ['account_id'],
      holds: 'Pauses from fictional profiles and their reasons.',
      exported: true,
      expires: { days: toDays(pauseRetentionMs), note: 'from the end', job: 'wellbeing.tidy' },
      onErasure: 'deleted',
    },
    review: {
      identifiedBy: ['pause_id'],
      holds: 'Decisions and notes of staff on these pauses.',
      exported: true,
      expires: { days: toDays(pauseRetentionMs), note: 'with the pause', job: 'wellbeing.tidy' },
      onErasure: 'deleted',
    },
  },
  export: async (queries, account) => ({
    parts: {
      pauses: await selectExport(queries, account),
      message_signals: await selectExportedSignals(queries, account),
    },
  }),
  erase: (tx, account) => deleteByAccount(tx, account),
}
