import { useSyncExternalStore } from 'react'
import { browserStorage } from '../picker/browser-storage.ts'

const storageKey = 'chat-enter'
const hearers = new Set<() => void>()

/** Whether Enter sends on this device, which depends on its keyboard; true by default. */
export function enterSends(): boolean {
  return browserStorage().getItem(storageKey) !== 'line'
}

/** The setting as a hook, with its setter. */
export function useEnterSends(): readonly [boolean, (sends: boolean) => void] {
  const sends = useSyncExternalStore(subscribe, enterSends, () => true)
  return [sends, choose]
}

function choose(sends: boolean): void {
  browserStorage().setItem(storageKey, sends ? 'send' : 'line')
  for (const listener of hearers) listener()
}

function subscribe(onChange: () => void): () => void {
  hearers.add(onChange)
  // Changed in another tab.
  addEventListener('storage', onChange)
  return () => {
    hearers.delete(onChange)
    removeEventListener('storage', onChange)
  }
}
