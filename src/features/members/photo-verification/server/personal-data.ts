import type { PersonalData } from '#features/members/accounts/server/index.ts'
import { toDays } from '#kernel/duration.ts'
import { askIntervalMs, dismissalMs, requestRetentionMs } from '../rules/durations.ts'
import type { PhotoVerificationDeps } from './deps.ts'
import { deleteAsksByAccount } from './store-asks.ts'
import { deleteChallenge } from './store-challenges.ts'
import { selectExport } from './store-export.ts'
import { deleteRequestsByAccount } from './store-requests.ts'

const job = 'photo_verification.tidy'

/** Verification requests with their pictures. */
export function createPersonalData({
  photos,
}: Pick<PhotoVerificationDeps, 'photos'>): PersonalData {
  return {
    feature: 'photo_verification',
    tables: {
      request: {
        identifiedBy: ['account_id'],
        holds: 'Requests to verify photos, with the picture until it is decided.',
        exported: true,
        expires: {
          days: toDays(requestRetentionMs),
          note: 'from the end, unless the photos are marked; the picture after 30 days at the latest',
          job,
        },
        onErasure: 'deleted',
      },
      decision: {
        identifiedBy: ['request_id'],
        holds: 'Decisions of staff on these requests.',
        exported: true,
        onErasure: 'kept',
        keptBecause: 'Shows who decided what; it no longer leads to a member.',
        needsNoEnd: 'names_no_one',
      },
      challenge: {
        identifiedBy: ['account_id'],
        holds: 'The gesture or code to show in the picture.',
        exported: true,
        expires: { days: 1, note: 'valid for two hours', job },
        onErasure: 'deleted',
      },
      nudge: {
        identifiedBy: ['account_id', 'other_id'],
        holds: 'Who asked whom to verify their photos.',
        exported: true,
        exportedExcept: { other_id: 'who asked the member, which stays secret' },
        expires: { days: toDays(askIntervalMs), job },
        onErasure: 'deleted',
      },
      nudge_snooze: {
        identifiedBy: ['account_id'],
        holds: 'Until when the note about such requests is hidden.',
        exported: true,
        expires: { days: toDays(dismissalMs), job },
        onErasure: 'deleted',
      },
    },
    export: async (queries, account) => {
      const { data, files } = await selectExport(queries, account)
      return {
        parts: { verification: data },
        files: files.map(({ name, key }) => ({ name, blob: `${key}/960.webp` })),
      }
    },
    erase: async (tx, account, now) => {
      await deleteAsksByAccount(tx, account)
      await deleteChallenge(tx, account)
      await photos.selfies.discard(tx, await deleteRequestsByAccount(tx, account), now)
    },
  }
}
