import { useSyncExternalStore } from 'react'
import { browserStorage } from './browser-storage.ts'

const kept = 'chat-enter'
const hearers = new Set<() => void>()

/** Whether Enter sends on this device, which depends on its keyboard; true by default. */
export function enterSends(): boolean {
  return browserStorage().getItem(kept) !== 'line'
}

/** The setting as a hook, with its setter. */
export function useEnterSends(): readonly [boolean, (sends: boolean) => void] {
  const sends = useSyncExternalStore(subscribe, enterSends, () => true)
  return [sends, choose]
}

function choose(sends: boolean): void {
  browserStorage().setItem(kept, sends ? 'send' : 'line')
  for (const hear of hearers) hear()
}

function subscribe(hear: () => void): () => void {
  hearers.add(hear)
  // Changed in another tab.
  addEventListener('storage', hear)
  return () => {
    hearers.delete(hear)
    removeEventListener('storage', hear)
  }
}
