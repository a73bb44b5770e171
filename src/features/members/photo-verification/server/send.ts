import type { Handler } from '#kernel/handler.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Queries } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { gestureOf, isFresh } from '../rules/draw-challenge.ts'
import { judgeSending, standingOf } from '../rules/standing.ts'
import type { VerificationDeps } from './deps.ts'
import { deleteChallenge, selectChallenge } from './store-challenges.ts'
import { insertRequest, isSent, selectLatest } from './store-requests.ts'

// phrases: refusals.*
/**
 * Receives the picture to be compared (BEY-14): decoded like any photo and stored separately.
 * Whether it may be sent is checked before
 * decoding and again under the lock, which is authoritative.
 */
export function send({
  database,
  photos,
}: Pick<VerificationDeps, 'database' | 'photos'>): Handler<(typeof contract)['photo_verification.submit'], Site> {
  return async ({ id, bytes }, { viewer: { account }, now }) => {
    const first = await judge(database)
    if (first === 'sent') return null
    if (isRefusal(first)) return first

    const picture = await photos.selfies.keep(bytes)
    if (isRefusal(picture)) return refuse(ownCodes[picture.refusal])
    const outcome = await database
      .transaction(async (tx) => {
        await photos.compared.lock(tx, account)
        const judged = await judge(tx)
        if (judged === 'sent' || isRefusal(judged)) return judged
        const { challenge, kind } = judged
        const { code, note } = challenge
        const request = { account, upload: id, kind, gesture: gestureOf(challenge), code, note, selfieKey: picture.key }
        await insertRequest(tx, { publicId: picture.id, ...request }, now)
        await deleteChallenge(tx, account)
        return 'kept'
      })
      .catch(async (fault: unknown) => {
        await photos.selfies.takeBack(picture.key)
        throw fault
      })
    if (outcome !== 'kept') await photos.selfies.takeBack(picture.key)
    return isRefusal(outcome) ? outcome : null

    async function judge(queries: Queries) {
      if (await isSent(queries, account, id)) return 'sent' as const
      const latest = await selectLatest(queries, account)
      const [main] = await photos.compared.comparable(queries, account)
      const problem = judgeSending({ standing: standingOf(latest?.status ?? null), mainPhoto: main?.main === true })
      if (problem !== null) return refuse(`photo_verification.${problem}`)
      const challenge = await selectChallenge(queries, account)
      if (challenge === null || challenge.kind === 'choose' || !isFresh(challenge, now))
        return refuse('photo_verification.challenge_expired')
      if (challenge.kind === 'note' && challenge.note === '') return refuse('photo_verification.note_missing')
      return { challenge, kind: challenge.kind }
    }
  }
}

/** The same messages as for any photo, for this picture. */
const ownCodes = {
  'photos.too_large': 'photo_verification.too_large',
  'photos.wrong_type': 'photo_verification.wrong_type',
  'photos.too_many_pixels': 'photo_verification.too_many_pixels',
  'photos.too_small': 'photo_verification.too_small',
  'photos.unreadable': 'photo_verification.unreadable',
  'photos.busy': 'photo_verification.busy',
} as const
