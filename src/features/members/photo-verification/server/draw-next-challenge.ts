import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import { newId } from '#platform/server/random.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { ChallengeView, contract } from '../contract.ts'
import { type Challenge, drawChallenge, findCurrentGesture } from '../rules/draw-challenge.ts'
import { challengeValidityMs } from '../rules/durations.ts'
import type { PhotoVerificationDeps } from './deps.ts'
import { selectChallenge, upsertChallenge } from './store-challenges.ts'
import { maxGestures } from '../rules/gestures.ts'

// phrases: refusals.*
/** Draws what to show in the picture, so that an old one cannot be used (BEY-14). */
export function drawNextChallenge({
  database,
  photos,
}: Pick<PhotoVerificationDeps, 'database' | 'photos'>): Handler<
  (typeof contract)['photo_verification.draw_challenge'],
  Site
> {
  return ({ wish, note }, { viewer: { account }, now }) =>
    database.transaction(async (tx) => {
      await photos.compared.lock(tx, account)
      const before = await selectChallenge(tx, account)
      const next = drawChallenge(before, wish, { roll: rollDice(), note: note.trim(), now })
      if (next === 'gesture_first')
        return refuse('photo_verification.gesture_first', { with: { most: maxGestures } })
      if (next !== before) await upsertChallenge(tx, account, next)
      return show(next)
    })
}

/** An unpredictable number. */
function rollDice(): number {
  return Number.parseInt(newId().slice(0, 8), 16)
}

function show(challenge: Challenge): ChallengeView {
  const { kind, code, note, drawnAt } = challenge
  return {
    kind,
    gesture: findCurrentGesture(challenge),
    code,
    note,
    good_until: new Date(drawnAt.getTime() + challengeValidityMs).toISOString(),
  }
}
