import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import type { PhotosDeps } from './deps.ts'
import { updateDescription } from './store.ts'

/** Stores the owner's description of a photo (PRO-03). */
export function describePhoto({
  database,
}: Pick<PhotosDeps, 'database'>): Handler<(typeof contract)['photos.describe'], Site> {
  return async ({ photo, description }, { viewer }) => {
    const trimmed = description.trim()
    return (await updateDescription(
      database,
      viewer.account,
      photo,
      trimmed === '' ? null : trimmed,
    ))
      ? null
      : refuse('not_found')
  }
}
