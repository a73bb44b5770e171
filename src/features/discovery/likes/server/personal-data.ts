import type { PersonalData } from '#features/members/accounts/server/index.ts'
import { deleteAccountLikes } from './store.ts'
import { selectExport } from './store-export.ts'

/** Likes and matches, given and received. */
export const personalData: PersonalData = {
  feature: 'likes',
  tables: {
    profile_like: {
      identifiedBy: ['liked_id', 'liker_id'],
      holds: 'Who likes whom, since when, seen or not.',
      exported: true,
      onErasure: 'deleted',
    },
    match: {
      identifiedBy: ['account_id', 'other_id'],
      holds: 'Matches.',
      exported: true,
      exportedExcept: { other_id: 'the same match as the other side sees it' },
      onErasure: 'deleted',
    },
    like_request: {
      identifiedBy: ['liker_id', 'liked_id'],
      holds: 'Ids of requests to like someone, so that a retry is recognised.',
      exported: 'Technical ids; the likes are exported.',
      expires: { days: 2, job: 'likes.tidy' },
      onErasure: 'reduced',
      keptBecause: 'Requests of other members, for retries; they expire within two days.',
    },
  },
  export: async (queries, account) => ({ parts: { likes: await selectExport(queries, account) } }),
  erase: (tx, account) => deleteAccountLikes(tx, account),
}
