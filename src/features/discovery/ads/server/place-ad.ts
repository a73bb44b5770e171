import { type AdDraft, adDraft } from '../rules/ad-draft.ts'
import type { AdsDeps } from './deps.ts'
import { upsertAd } from './store.ts'

/**
 * Places an ad with its picture as WebP, or updates the ad with that id. An incomplete draft throws
 * before anything is written.
 */
export type PlaceAd = (draft: AdDraft, picture: Uint8Array | null, now: Date) => Promise<void>

/** Writes the bytes before the row, so that no row refers to missing bytes. */
export function createPlaceAd({ database, blobs }: Pick<AdsDeps, 'database' | 'blobs'>): PlaceAd {
  return async (draft, picture, now) => {
    const { id, site, kind, texts, target, exclusive, liveUntil, endsAt } = adDraft.parse(draft)
    const key = picture === null ? null : `ads/${id}/${now.getTime()}.webp`
    if (picture !== null && key !== null) await blobs.put(key, picture, 'image/webp')
    const row = {
      ad_id: id,
      site,
      kind,
      texts,
      target,
      picture_key: key,
      exclusive,
      live_until: liveUntil,
    }
    await database.transaction((tx) => upsertAd(tx, { ...row, ends_at: endsAt }, now))
  }
}
