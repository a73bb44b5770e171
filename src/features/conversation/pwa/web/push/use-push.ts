import { useEffect, useState, useSyncExternalStore } from 'react'
import { useApi } from '#platform/web/api/use-api.ts'
import { useSite } from '#platform/web/surroundings.ts'
import type { PushState } from '../../rules/push-state.ts'
import { checkPush, type SwitchResult, switchPushOff, switchPushOn } from './act-on-push.ts'
import { isPushPossible } from './possible.ts'
import { onPushChange, readPush } from './push-store.ts'

/** The push state of this browser; `null` on the server and until hydration. */
export function usePush(): PushState | null {
  return useSyncExternalStore(onPushChange, readPush, () => null)
}

/**
 * The push switch of this browser: the action, the requested state while it runs, and its result.
 */
export function usePushSwitch() {
  const api = useApi()
  const { pushKey } = useSite()
  const [wanted, setWanted] = useState<boolean>()
  const [said, setSaid] = useState<{ on: boolean; became: SwitchResult }>()

  async function turn(on: boolean): Promise<SwitchResult> {
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

/** Checks the push state again whenever the user allows or blocks notifications elsewhere. */
export function useWatchPermission(): void {
  const api = useApi()
  useEffect(() => {
    let status: PermissionStatus | undefined
    let unmounted = false
    const check = () => void checkPush(api)
    check()
    navigator.permissions
      ?.query({ name: 'notifications' })
      .then((permission) => {
        if (unmounted) return
        status = permission
        status.addEventListener('change', check)
      })
      .catch(() => {
        // Without the Permissions API the change becomes visible after a reload.
      })
    return () => {
      unmounted = true
      status?.removeEventListener('change', check)
    }
  }, [api])
}

let couldAtFirst: boolean | undefined

/**
 * Whether push could be switched on when the page loaded. The value is fixed so that the sign-up
 * steps do not change while someone is going through them.
 */
export function usePushPossible(): boolean {
  const { pushKey } = useSite()
  const could = useSyncExternalStore(
    () => () => {},
    () => (couldAtFirst ??= isPushPossible()),
    () => false,
  )
  return could && pushKey !== null
}
