import { BlockList, isIP, isIPv6 } from 'node:net'

/**
 * Whether an address belongs to one of the operator's own proxies, whose X-Forwarded headers are
 * trusted.
 */
export type IsTrusted = (address: string) => boolean

/**
 * Parses a list of addresses and networks such as `10.0.0.0/8` or `::1`. Throws on anything else.
 */
export function parseTrustedProxies(list: readonly string[]): IsTrusted {
  if (list.length === 0) return () => false
  const block = new BlockList()
  for (const entry of list) {
    const [network = '', bits] = entry.split('/')
    const family = isIPv6(network) ? 'ipv6' : 'ipv4'
    if (isIP(network) === 0) throw new Error(`"${entry}" is not an address or network of a proxy`)
    if (bits === undefined) block.addAddress(network, family)
    else block.addSubnet(network, Number(bits), family)
  }
  return (address) => {
    const bare = plain(address)
    return isIP(bare) !== 0 && block.check(bare, isIPv6(bare) ? 'ipv6' : 'ipv4')
  }
}

/**
 * The caller's address: the peer's, or the one reported by the trusted proxies, read from the
 * nearest to the farthest.
 */
export function findCallerAddress(
  peer: string,
  forwardedFor: string | undefined,
  trusted: IsTrusted,
): string {
  let address = plain(peer)
  const hops = forwardedFor?.split(',').map((hop) => plain(hop.trim())) ?? []
  while (trusted(address)) {
    const next = hops.pop()
    if (next === undefined || isIP(next) === 0) break
    address = next
  }
  return address
}

/**
 * The key under which an address is counted: IPv4 in full, IPv6 cut to its /64, which is one
 * household.
 */
export function toAddressKey(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? []
  const before = head === '' ? [] : head.split(':')
  const after = tail === '' ? [] : tail.split(':')
  const missing = address.includes('::') ? Math.max(0, 8 - before.length - after.length) : 0
  const groups = [...before, ...Array<string>(missing).fill('0'), ...after]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** Removes the IPv4-in-IPv6 prefix, brackets and zones. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/^\[(.*)\]$/, '$1')
}
