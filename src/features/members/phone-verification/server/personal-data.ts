import type { PersonalData } from '#features/members/accounts/server/index.ts'
import { deleteCode, deletePhone, selectPhone } from './store.ts'

/** The confirmed phone number. The blocks feature exports and erases its own hash of it. */
export const personalData: PersonalData = {
  feature: 'phone_verification',
  tables: {
    phone: {
      identifiedBy: ['account_id'],
      holds: 'The last digits of the confirmed phone number.',
      exported: true,
      onErasure: 'deleted',
    },
    code: {
      identifiedBy: ['account_id', 'number_hash'],
      holds: 'The code sent to a phone and the number, as hashes.',
      exported: 'Secret, and replaced by the confirmed number.',
      onErasure: 'deleted',
    },
  },
  export: async (queries, account) => ({ parts: { phone: await selectPhone(queries, account) } }),
  erase: async (tx, account) => {
    await deleteCode(tx, account)
    await deletePhone(tx, account)
  },
}
