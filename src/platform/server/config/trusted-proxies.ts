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
  for (const entry of list)
    if (isNetwork(entry) && isTooWide(entry))
      problems.push(
        `MINUET_TRUSTED_PROXIES contains "${entry}", which is too wide: every client in it could choose its own address and host. Name your proxy's own addresses.`,
      )
  return list.filter(isNetwork)
}

/**
 * Whether a network certainly contains clients: wider than 10.0.0.0/8, or than a provider's IPv6
 * network. Private IPv6 networks, from fc00::/7 on, may be wider.
 */
function isTooWide(entry: string): boolean {
  const [network = '', bits] = entry.split('/')
  if (bits === undefined) return false
  if (!network.includes(':')) return Number(bits) < 8
  return Number(bits) < (/^f[cdef]/i.test(network) ? 7 : 16)
}

/**
 * Production has to be told who its proxies are: behind an unnamed one, all members share one
 * address and lock each other out of logging in.
 */
export function listProxyProblems({ MINUET_TRUSTED_PROXIES: setting }: Environment): string[] {
  return setting?.trim()
    ? []
    : [
        'MINUET_TRUSTED_PROXIES is missing: name the addresses of your own proxy, such as 127.0.0.1,::1, or write none if clients connect directly.',
      ]
}
