import { useSyncExternalStore } from 'react'
import { decideInstallWay, type InstallWay } from '../../rules/decide-install.ts'
import { onInstallChange, readInstallFacts } from './install-state.ts'

/** How the site can be installed in this browser; null on the server and until hydration. */
export function useInstallWay(): InstallWay | null {
  return useSyncExternalStore(
    onInstallChange,
    () => decideInstallWay(readInstallFacts()),
    () => null,
  )
}
