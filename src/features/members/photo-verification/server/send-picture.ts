import { uploadLimitValues } from '#kernel/image-limits.ts'
import { toHours } from '#kernel/duration.ts'
import type { Handler } from '#kernel/handler.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Queries } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { findCurrentGesture, isChallengeValid } from '../rules/draw-challenge.ts'
import { decideSending, toVerificationStatus } from '../rules/verification-status.ts'
import type { PhotoVerificationDeps } from './deps.ts'
import { deleteChallenge, selectChallenge } from './store-challenges.ts'
import { insertRequest, isSent, selectLatest } from './store-requests.ts'
import { challengeValidityMs } from '../rules/durations.ts'

// phrases: refusals.*
/**
 * Receives the picture to be compared (BEY-14): decoded like any photo and stored separately.
 * Whether it may be sent is checked before decoding and again under the lock, which is
 * authoritative.
 */
export function sendPicture({
  database,
  photos,
}: Pick<PhotoVerificationDeps, 'database' | 'photos'>): Handler<
  (typeof contract)['photo_verification.submit'],
  Site
> {
  return async ({ id, bytes }, { viewer: { account, status }, now }) => {
    const first = await checkSending(database)
    if (first === 'sent') return null
    if (isRefusal(first)) return first

    const picture = await photos.selfies.keep(bytes, {
      account: String(account),
      unconfirmed: status === 'not_confirmed',
    })
    if (isRefusal(picture))
      return refuse(refusalCodes[picture.refusal], { with: uploadLimitValues })
    const outcome = await database
      .transaction(async (tx) => {
        await photos.compared.lock(tx, account)
        const sendState = await checkSending(tx)
        if (sendState === 'sent' || isRefusal(sendState)) return sendState
        const { challenge, kind } = sendState
        const { code, note } = challenge
        const request = {
          account,
          upload: id,
          kind,
          gesture: findCurrentGesture(challenge),
          code,
          note,
          selfieKey: picture.key,
        }
        await insertRequest(tx, { publicId: picture.id, ...request }, now)
        await deleteChallenge(tx, account)
        return 'kept'
      })
      .catch(async (fault: unknown) => {
        await photos.selfies.deleteUnused(picture.key)
        throw fault
      })
    if (outcome !== 'kept') await photos.selfies.deleteUnused(picture.key)
    return isRefusal(outcome) ? outcome : null

    async function checkSending(queries: Queries) {
      if (await isSent(queries, account, id)) return 'sent' as const
      const latest = await selectLatest(queries, account)
      const [main] = await photos.compared.comparable(queries, account)
      const problem = decideSending({
        status: toVerificationStatus(latest?.status ?? null),
        mainPhoto: main?.main === true,
      })
      if (problem !== null) return refuse(`photo_verification.${problem}`)
      const challenge = await selectChallenge(queries, account)
      if (challenge === null || challenge.kind === 'choose' || !isChallengeValid(challenge, now))
        return refuse('photo_verification.challenge_expired', {
          with: { hours: toHours(challengeValidityMs) },
        })
      if (challenge.kind === 'note' && challenge.note === '')
        return refuse('photo_verification.note_missing')
      return { challenge, kind: challenge.kind }
    }
  }
}

/** The same messages as for any photo, for this picture. */
const refusalCodes = {
  'photos.too_large': 'photo_verification.too_large',
  'photos.wrong_type': 'photo_verification.wrong_type',
  'photos.too_many_pixels': 'photo_verification.too_many_pixels',
  'photos.too_small': 'photo_verification.too_small',
  'photos.unreadable': 'photo_verification.unreadable',
  'photos.busy': 'photo_verification.busy',
} as const
