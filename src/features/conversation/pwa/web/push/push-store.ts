import {
  isSubscribedToPush,
  reducePushState,
  type PushFact,
  type PushState,
  initialPushState,
} from '../../rules/push-state.ts'
import { isCapable, storeEndpoint } from './possible.ts'

let state: PushState | undefined
const listeners = new Set<() => void>()

/** The push state of this browser. Browser only. */
export function readPush(): PushState {
  state ??= { ...initialPushState, isCapable: isCapable() }
  return state
}

/** Applies a fact and notifies all subscribers. */
export function applyPushFact(fact: PushFact): void {
  const after = reducePushState(readPush(), fact)
  state = after
  if (isSubscribedToPush(after)) storeEndpoint(String(after.isSubscribed))
  else if (after.isSubscribed !== null) storeEndpoint(null)
  for (const notify of listeners) notify()
}

/** Calls back on every change; returns the unsubscribe function. */
export function onPushChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
