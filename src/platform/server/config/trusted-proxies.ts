import { isNetwork } from '../http/request/address.ts'
import type { Environment } from './read-environment.ts'

/**
 * Reads the addresses and networks of the operator's proxies; `none` means explicitly that clients
 * connect directly.
 */
export function readTrustedProxies(list: readonly string[], problems: string[]): readonly string[] {
  if (list.length === 1 && list[0] === 'none') return []
  for (const entry of list)
    if (!isNetwork(entry))
      problems.push(
        `MINUET_TRUSTED_PROXIES must be none, or addresses and networks such as 127.0.0.1 or 10.0.0.0/8, not "${entry}".`,
      )
  return list.filter(isNetwork)
}

/**
 * Production must have a list of its proxies, because behind an unlisted one all members share one
 * address and lock each other out.
 */
export function listProxyProblems({ MINUET_TRUSTED_PROXIES: setting }: Environment): string[] {
  return setting?.trim()
    ? []
    : [
        'MINUET_TRUSTED_PROXIES is missing: name the addresses of your own proxy, such as 127.0.0.1,::1, or write none if clients connect directly.',
      ]
}
