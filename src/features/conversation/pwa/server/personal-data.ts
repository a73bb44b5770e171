import type { PersonalData } from '#features/members/accounts/server/index.ts'
import type { PushParts } from './deps.ts'
import { deleteAccountSubscriptions, selectAccountSubscriptions } from './store.ts'

/** The push services a member subscribed with. Addresses and keys are secret and not exported. */
export function createPersonalData({ seal }: Pick<PushParts, 'seal'>): PersonalData {
  return {
    feature: 'pwa',
    tables: {
      push_subscription: {
        identifiedBy: ['account_id'],
        holds: 'Browsers with notifications: the push service, encrypted.',
        exported: true,
        expires: { days: 30, note: 'with the session', job: 'push.tidy' },
        onErasure: 'deleted',
      },
      pending_push: {
        identifiedBy: ['subscription_id'],
        holds: 'Notifications that are due, without any text.',
        exported: 'Exists for minutes and says only that something happened.',
        expires: { days: 1, note: 'when sent', job: 'push.send' },
        onErasure: 'deleted',
      },
    },
    export: async (queries, account) => ({
      parts: {
        push_notifications: (await selectAccountSubscriptions(queries, account)).map(
          ({ sealed, quiet, made_at }) => ({
            service: new URL(seal.open(sealed)?.endpoint ?? 'https://unknown').host,
            quiet,
            since: made_at,
          }),
        ),
      },
    }),
    erase: (tx, account) => deleteAccountSubscriptions(tx, account),
  }
}
