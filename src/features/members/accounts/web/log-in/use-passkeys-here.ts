import { useSyncExternalStore } from 'react'
import { passkeyHost } from '../../rules/passkey-host.ts'

/**
 * Whether this browser can use passkeys at this address, and if not, why; `yes` until the check has
 * run.
 */
export function usePasskeysHere(): 'yes' | 'insecure' | 'unable' {
  return useSyncExternalStore(never, passkeysHere, () => 'yes')
}

function passkeysHere(): 'yes' | 'insecure' | 'unable' {
  if (passkeyHost(window.location.origin) === null) return 'insecure'
  return 'PublicKeyCredential' in window ? 'yes' : 'unable'
}

function never(): () => void {
  return () => undefined
}
