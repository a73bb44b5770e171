import { useEffect, useState, useSyncExternalStore } from 'react'
import { useApi } from '#platform/web/api/use-api.ts'
import { useSite } from '#platform/web/surroundings.ts'
import type { PushState } from '../rules/push-state.ts'
import { lookAtPush, type Switched, switchPushOff, switchPushOn } from './act-on-push.ts'
import { isPushPossible } from './possible.ts'
import { onPushChange, readPush } from './push-store.ts'

/** How push stands in this browser; null on the server and until the page has woken. */
export function usePush(): PushState | null {
  return useSyncExternalStore(onPushChange, readPush, () => null)
}

/** The switch of this browser: what it does, what is wanted while it does it, and what became of it. */
export function usePushSwitch() {
  const api = useApi()
  const { pushKey } = useSite()
  const [wanted, setWanted] = useState<boolean>()
  const [said, setSaid] = useState<{ on: boolean; became: Switched }>()

  async function turn(on: boolean): Promise<Switched> {
    if (pushKey === null) return 'failed'
    setWanted(on)
    setSaid(undefined)
    const became = on ? await switchPushOn(api, pushKey) : await switchPushOff(api)
    setWanted(undefined)
    setSaid({ on, became })
    return became
  }
  return { pending: wanted !== undefined, wanted, said, turn }
}

/** Looks again whenever the browser's user allows or forbids notifications elsewhere. */
export function useWatchPermission(): void {
  const api = useApi()
  useEffect(() => {
    let status: PermissionStatus | undefined
    let gone = false
    const look = () => void lookAtPush(api)
    look()
    navigator.permissions
      ?.query({ name: 'notifications' })
      .then((found) => {
        if (gone) return
        status = found
        status.addEventListener('change', look)
      })
      .catch(() => {
        // Then a reload shows it.
      })
    return () => {
      gone = true
      status?.removeEventListener('change', look)
    }
  }, [api])
}

let couldAtFirst: boolean | undefined

/** Whether push could be switched on when the page came: the sign-up's steps do not change under whoever takes them. */
export function usePushPossible(): boolean {
  const { pushKey } = useSite()
  const could = useSyncExternalStore(
    () => () => {},
    () => (couldAtFirst ??= isPushPossible()),
    () => false,
  )
  return could && pushKey !== null
}
