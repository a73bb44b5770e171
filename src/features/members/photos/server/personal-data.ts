import type { PersonalData } from '#features/members/accounts/server/index.ts'
import { deleteGrantsByAccount } from './access/store-grants.ts'
import { deleteRequestsByAccount } from './access/store-requests.ts'
import type { PhotosDeps } from './deps.ts'
import { deletePhotosByAccount } from './store.ts'
import { selectExport } from './store-export.ts'

/** Photos and who may see the private ones. Bytes are deleted soon after the rows. */
export function createPersonalData({ emit }: Pick<PhotosDeps, 'emit'>): PersonalData {
  return {
    feature: 'photos',
    tables: {
      photo: {
        identifiedBy: ['account_id'],
        holds: 'Photos with their description and review.',
        exported: true,
        onErasure: 'deleted',
      },
      private_grant: {
        identifiedBy: ['owner_id', 'reader_id'],
        holds: 'Who may see whose private photos.',
        exported: true,
        onErasure: 'deleted',
      },
      private_request: {
        identifiedBy: ['owner_id', 'reader_id'],
        holds: 'Who asked to see whose private photos.',
        exported: true,
        onErasure: 'deleted',
      },
      perceptual_hash: {
        identifiedBy: ['photo_id'],
        holds: 'Fingerprints of photos, to find copies.',
        exported:
          'Computed from the exported photos; it would help to get around the search for copies.',
        expires: { days: 730, note: 'from the ban, once detached', job: 'photos.hash' },
        onErasure: 'reduced',
        keptBecause:
          'After a ban for deception the fingerprints stay, without the photo and its owner, to recognise the pictures.',
      },
      perceptual_hash_queue: {
        identifiedBy: ['photo_id'],
        holds: 'Photos that still need a fingerprint.',
        exported: 'A queue; the photos are exported.',
        expires: { days: 1, note: 'within minutes', job: 'photos.hash' },
        onErasure: 'deleted',
      },
    },
    export: async (queries, account) => {
      const { data, files } = await selectExport(queries, account)
      return {
        parts: { photos: data },
        files: files.map(({ name, key }) => ({ name, blob: `${key}/960.webp` })),
      }
    },
    erase: async (tx, account, now) => {
      await deleteGrantsByAccount(tx, account)
      await deleteRequestsByAccount(tx, account)
      const keys = await deletePhotosByAccount(tx, account)
      if (keys.length > 0) await emit(tx, 'photos.discarded', { keys }, now)
    },
  }
}
