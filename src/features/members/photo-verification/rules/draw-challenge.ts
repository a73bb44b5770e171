import { codeWord } from './code-word.ts'
import { drawGesture, type Gesture, gestures, gesturesAtMost } from './gestures.ts'
import { challengeMs } from './spans.ts'

/** What a member is asked to show, and what was tried before in this round. */
export interface Challenge {
  /** `choose`: no gesture was possible; the member chooses a word on paper or a note. */
  readonly kind: 'gesture' | 'choose' | 'code' | 'note'
  readonly gestures: readonly Gesture[]
  readonly code: string | null
  readonly note: string
  readonly drawnAt: Date
}

export const wishes = ['begin', 'another', 'code', 'note'] as const
export type Wish = (typeof wishes)[number]

/** Whether a drawn challenge is still valid. */
export function isFresh({ drawnAt }: Pick<Challenge, 'drawnAt'>, now: Date): boolean {
  return now.getTime() - drawnAt.getTime() < challengeMs
}

/**
 * Draws the next challenge. `begin` returns the current one while it is valid, so that no one shops
 * for a gesture; "I can't make this" draws
 * a gesture of the other family, then offers the alternatives. These are only available after that,
 * since a gesture proves more.
 */
export function drawChallenge(
  before: Challenge | null,
  wish: Wish,
  { roll, note, now }: { readonly roll: number; readonly note: string; readonly now: Date },
): Challenge | 'gesture_first' {
  const current = before !== null && isFresh(before, now) ? before : null
  const fresh = { gestures: current?.gestures ?? [], code: null, note: '', drawnAt: now }
  if (current === null || wish === 'begin')
    return current ?? (wish === 'code' || wish === 'note' ? 'gesture_first' : gesture(fresh, roll))
  if (wish === 'another')
    return current.kind === 'gesture' && current.gestures.length < gesturesAtMost
      ? gesture(fresh, roll)
      : { ...fresh, kind: 'choose' }
  if (current.kind === 'gesture') return 'gesture_first'
  // The word does not change when it is requested again: the member may be writing it down.
  if (wish === 'code') return current.kind === 'code' ? current : { ...fresh, kind: 'code', code: codeWord(roll) }
  return { ...fresh, kind: 'note', note }
}

function gesture(fresh: Omit<Challenge, 'kind'>, roll: number): Challenge {
  return { ...fresh, kind: 'gesture', gestures: [...fresh.gestures, drawGesture(fresh.gestures, roll)] }
}

/** The gesture currently requested; null for the alternatives. */
export function gestureOf({ kind, gestures: drawn }: Pick<Challenge, 'kind' | 'gestures'>): Gesture | null {
  const last = drawn.at(-1)
  return kind === 'gesture' && last !== undefined && gestures.includes(last) ? last : null
}
