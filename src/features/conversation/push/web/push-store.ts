import { isPushedTo, pushAfter, type PushFact, type PushState, unseen } from '../rules/push-state.ts'
import { isCapable, rememberHere } from './possible.ts'

let state: PushState | undefined
const listeners = new Set<() => void>()

/** The push state of this browser. Browser only. */
export function readPush(): PushState {
  state ??= { ...unseen, isCapable: isCapable() }
  return state
}

/** Applies a fact and notifies all subscribers. */
export function learn(fact: PushFact): void {
  const after = pushAfter(readPush(), fact)
  state = after
  if (isPushedTo(after)) rememberHere(String(after.isSubscribed))
  else if (after.isSubscribed !== null) rememberHere(null)
  for (const tell of listeners) tell()
}

/** Calls back on every change; returns the unsubscribe function. */
export function onPushChange(tell: () => void): () => void {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}
