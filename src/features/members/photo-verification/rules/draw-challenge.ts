import { codeWord } from './code-word.ts'
import { drawGesture, type Gesture, gestures, gesturesAtMost } from './gestures.ts'
import { challengeMs } from './spans.ts'

/** What a member is asked to show, and what was tried before in this round. */
export interface Challenge {
  /** `choose`: no gesture was possible; the member picks a word on paper or a note. */
  readonly kind: 'gesture' | 'choose' | 'code' | 'note'
  readonly gestures: readonly Gesture[]
  readonly code: string | null
  readonly note: string
  readonly drawnAt: Date
}

export const wishes = ['begin', 'another', 'code', 'note'] as const
export type Wish = (typeof wishes)[number]

/** Whether what was drawn may still be shown. */
export function isFresh({ drawnAt }: Pick<Challenge, 'drawnAt'>, now: Date): boolean {
  return now.getTime() - drawnAt.getTime() < challengeMs
}

/**
 * What is asked for next. To begin again changes nothing while it is fresh, so that nobody shops for a gesture; "I can't make this"
 * gives one of the other kind, then the ways without any. These come only after it, for a gesture proves more.
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
  // The word stays the same when it is asked for again: someone may be writing it.
  if (wish === 'code') return current.kind === 'code' ? current : { ...fresh, kind: 'code', code: codeWord(roll) }
  return { ...fresh, kind: 'note', note }
}

function gesture(fresh: Omit<Challenge, 'kind'>, roll: number): Challenge {
  return { ...fresh, kind: 'gesture', gestures: [...fresh.gestures, drawGesture(fresh.gestures, roll)] }
}

/** The gesture asked for now. */
export function gestureOf({ kind, gestures: drawn }: Pick<Challenge, 'kind' | 'gestures'>): Gesture | null {
  const last = drawn.at(-1)
  return kind === 'gesture' && last !== undefined && gestures.includes(last) ? last : null
}
