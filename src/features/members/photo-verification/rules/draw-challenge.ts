import { generateCodeWord } from './generate-code-word.ts'
import { drawGesture, type Gesture, gestures, maxGestures } from './gestures.ts'
import { challengeValidityMs } from './durations.ts'

/** The gesture or code a member is asked to show, and those already tried in this round. */
export interface Challenge {
  /** `choose`: no gesture was possible; the member chooses a word on paper or a note. */
  readonly kind: 'gesture' | 'choose' | 'code' | 'note'
  readonly gestures: readonly Gesture[]
  readonly code: string | null
  readonly note: string
  readonly drawnAt: Date
}

export const challengeChoices = ['begin', 'another', 'code', 'note'] as const
export type ChallengeChoice = (typeof challengeChoices)[number]

/** Whether a drawn challenge is still valid. */
export function isChallengeValid({ drawnAt }: Pick<Challenge, 'drawnAt'>, now: Date): boolean {
  return now.getTime() - drawnAt.getTime() < challengeValidityMs
}

/**
 * Draws the next challenge. `begin` returns the current one while it is valid, so that no one can
 * pick a convenient gesture; "I can't make this" draws a gesture from the other family, then offers
 * the alternatives. These are only available after that, because a gesture is stronger proof.
 */
export function drawChallenge(
  before: Challenge | null,
  choice: ChallengeChoice,
  { roll, note, now }: { readonly roll: number; readonly note: string; readonly now: Date },
): Challenge | 'gesture_first' {
  const current = before !== null && isChallengeValid(before, now) ? before : null
  const emptyChallenge = { gestures: current?.gestures ?? [], code: null, note: '', drawnAt: now }
  if (current === null || choice === 'begin')
    return (
      current ??
      (choice === 'code' || choice === 'note' ? 'gesture_first' : gesture(emptyChallenge, roll))
    )
  if (choice === 'another')
    return current.kind === 'gesture' && current.gestures.length < maxGestures
      ? gesture(emptyChallenge, roll)
      : { ...emptyChallenge, kind: 'choose' }
  if (current.kind === 'gesture') return 'gesture_first'
  // The word does not change when it is requested again, because the member may be writing it down.
  if (choice === 'code')
    return current.kind === 'code'
      ? current
      : { ...emptyChallenge, kind: 'code', code: generateCodeWord(roll) }
  return { ...emptyChallenge, kind: 'note', note }
}

function gesture(emptyChallenge: Omit<Challenge, 'kind'>, roll: number): Challenge {
  return {
    ...emptyChallenge,
    kind: 'gesture',
    gestures: [...emptyChallenge.gestures, drawGesture(emptyChallenge.gestures, roll)],
  }
}

/** The gesture currently requested; null for the alternatives. */
export function findCurrentGesture({
  kind,
  gestures: drawn,
}: Pick<Challenge, 'kind' | 'gestures'>): Gesture | null {
  const last = drawn.at(-1)
  return kind === 'gesture' && last !== undefined && gestures.includes(last) ? last : null
}
