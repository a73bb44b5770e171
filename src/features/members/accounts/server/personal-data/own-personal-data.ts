import { toDays } from '#kernel/duration.ts'
import { abandonedMs, logInHistoryMs } from '../../rules/periods.ts'
import { selectExport } from '../deletion/store-export.ts'
import { deleteAccount } from '../store.ts'
import type { PersonalData } from './personal-data.ts'

const secret = 'Secret: it could be used to log in.'

/**
 * The personal data of this feature. It is exported first and erased last, because erasing it deletes
 * the account.
 */
export const ownPersonalData: PersonalData = {
  feature: 'accounts',
  tables: {
    account: {
      identifiedBy: ['id', 'member_id', 'email', 'email_key'],
      holds: 'Name, email address, password hash, language, settings, traffic source.',
      exported: true,
      expires: {
        days: toDays(abandonedMs),
        note: 'without a visit, if the address was never confirmed',
        job: 'accounts.tidy',
      },
      onErasure: 'deleted',
    },
    terms_acceptance: {
      identifiedBy: ['account_id'],
      holds: 'Each acceptance of the terms: site, version, language, time.',
      exported: true,
      onErasure: 'deleted',
    },
    session: {
      identifiedBy: ['account_id'],
      holds: 'Open sessions: device, browser, country, times.',
      exported: true,
      expires: { days: 30, note: 'or when the member logs out', job: 'accounts.tidy' },
      onErasure: 'deleted',
    },
    device: {
      identifiedBy: ['account_id'],
      holds: 'Browsers that have logged in before, as hashes.',
      exported: true,
      expires: { days: 365, note: 'without a visit', job: 'accounts.tidy' },
      onErasure: 'deleted',
    },
    login_history: {
      identifiedBy: ['account_id'],
      holds: 'Logins and failed attempts by hour: device, browser, country.',
      exported: true,
      expires: { days: toDays(logInHistoryMs), job: 'accounts.tidy' },
      onErasure: 'deleted',
    },
    credential_change: {
      identifiedBy: ['account_id', 'old_email', 'new_email'],
      holds: 'Changes of email address, password and passkeys.',
      exported: true,
      expires: { days: toDays(abandonedMs), job: 'accounts.tidy' },
      onErasure: 'deleted',
    },
    one_time_token: {
      identifiedBy: ['account_id'],
      holds: 'Hashes of emailed links.',
      exported: secret,
      expires: { days: 30, note: 'from the end of the link', job: 'accounts.tidy' },
      onErasure: 'deleted',
    },
    passkey: {
      identifiedBy: ['account_id'],
      holds: 'Passkeys: name, public key, times.',
      exported: true,
      onErasure: 'deleted',
    },
    passkey_challenge: {
      identifiedBy: ['account_id'],
      holds: 'Challenges for passkeys, as hashes.',
      exported: secret,
      expires: { days: 1, note: 'valid for five minutes', job: 'accounts.tidy' },
      onErasure: 'deleted',
    },
  },
  export: async (queries, account) => ({
    parts: { account: await selectExport(queries, account) },
  }),
  erase: async (tx, account) => {
    await deleteAccount(tx, account)
  },
}
