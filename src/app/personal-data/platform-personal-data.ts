import { toDays } from '#kernel/duration.ts'
import { deadTaskRetentionMs } from '#platform/server/tasks/dead-task-retention.ts'
import type { PersonalData } from '#features/members/accounts/server/index.ts'

/**
 * The platform's own tables. They are not linked to members, but may contain an id or an address
 * for a while.
 */
export const platformPersonalData: PersonalData = {
  feature: 'platform',
  tables: {
    task: {
      identifiedBy: ['payload'],
      holds:
        'Jobs, and events still to be delivered, by internal id; addresses in them are encrypted.',
      exported: 'A queue; what the events are about is exported by the features.',
      expires: {
        days: toDays(deadTaskRetentionMs),
        note: 'from the last failure; otherwise when delivered',
        job: 'platform.tidy',
      },
      onErasure: 'kept',
      keptBecause: 'Emails and live messages on their way, usually for seconds.',
    },
    attempt_counter: {
      identifiedBy: ['key'],
      holds: 'Counters of failed attempts, by a hash of address, network or account.',
      exported: 'Hashes for security, which identify no one.',
      expires: { days: 2, note: 'from the last attempt', job: 'platform.tidy' },
      onErasure: 'kept',
      keptBecause: 'Protects against guessing passwords; expires after two days.',
    },
    rate_limit: {
      identifiedBy: ['key'],
      holds: 'Counters of requests, by a hash of network or account.',
      exported: 'Hashes for security, which identify no one.',
      expires: { days: 1, note: 'when its period ends', job: 'platform.tidy' },
      onErasure: 'kept',
      keptBecause: 'Protects against abuse; expires with its period.',
    },
  },
  export: async () => ({ parts: {} }),
  erase: async () => {},
}
