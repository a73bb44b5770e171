import { BlockList, isIP, isIPv6 } from 'node:net'

/**
 * Whether an address belongs to one of the operator's proxies, whose X-Forwarded headers are
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
    if (!isNetwork(entry)) throw new Error(`"${entry}" is not an address or network of a proxy`)
    if (bits === undefined) block.addAddress(network, family)
    else block.addSubnet(network, Number(bits), family)
  }
  return (address) => {
    const bare = parseAddress(address)
    return bare !== null && block.check(bare, isIPv6(bare) ? 'ipv6' : 'ipv4')
  }
}

/** Whether a text is an address such as `::1` or a network such as `10.0.0.0/8`. */
export function isNetwork(text: string): boolean {
  const [network = '', bits, more] = text.split('/')
  if (isIP(network) === 0 || more !== undefined) return false
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIPv6(network) ? 128 : 32))
  )
}

/**
 * The caller's address: the peer's, or the one reported by the trusted proxies, read from nearest
 * to farthest.
 */
export function findCallerAddress(
  peer: string,
  forwardedFor: string | undefined,
  trusted: IsTrusted,
): string {
  let address = parseAddress(peer) ?? peer
  const hops = forwardedFor?.split(',') ?? []
  while (trusted(address)) {
    const next = parseAddress(hops.pop() ?? '')
    if (next === null) break
    address = next
  }
  return address
}

/**
 * The key under which an address is counted: IPv4 in full, IPv6 cut to its /64, which is one
 * household. The limits also count the networks around it, see `limits/wider-networks.ts`.
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

/**
 * Reads an address as sockets and proxies write it: `192.0.2.7`, `192.0.2.7:4711`, `2001:db8::7`,
 * `[2001:db8::7]`, `[2001:db8::7]:4711` or `::ffff:192.0.2.7`. Null for anything else.
 */
function parseAddress(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](:\d{1,5})?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d{1,5}$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')
  return isIP(bare) === 0 ? null : bare
}
