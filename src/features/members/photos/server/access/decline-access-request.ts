import type { Handler } from '#kernel/handler.ts'
import { looksLikeId } from '#kernel/id.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract.ts'
import type { PhotosDeps } from '../deps.ts'
import { declineRequest as putOff } from './store-requests.ts'

/** "Not now": hides the request for good; the requester is not notified. */
export function declineAccessRequest({
  database,
}: Pick<PhotosDeps, 'database'>): Handler<(typeof contract)['photos.dismiss_request'], Site> {
  return async ({ member }, { viewer, now }) => {
    if (looksLikeId(member)) await putOff(database, viewer.account, member, now)
    return null
  }
}
