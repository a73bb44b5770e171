/** A network that contains the counted one, and by what factor its limit is multiplied. */
export interface WiderNetwork {
  readonly key: string
  readonly factor: number
}

/**
 * Providers hand out a /64, a /56 or a /48, and a free tunnel gives anyone a /48 with 65,536 times
 * a /64. So the networks around an address are counted too, with an allowance for neighbours that
 * grows with their size.
 */
const factors = { 56: 4, 48: 16 } as const

/** The /56 and the /48 around the key of an IPv6 address, `a:b:c:d::/64`; none for another key. */
export function listWiderNetworks(key: string): readonly WiderNetwork[] {
  const [, first, second, third, fourth] =
    /^([0-9a-f]+):([0-9a-f]+):([0-9a-f]+):([0-9a-f]+)::\/64$/.exec(key) ?? []
  if (fourth === undefined) return []
  const head = `${first}:${second}:${third}`
  const upper = (Number.parseInt(fourth, 16) & 0xff00).toString(16)
  return [
    { key: `${head}:${upper}::/56`, factor: factors[56] },
    { key: `${head}::/48`, factor: factors[48] },
  ]
}
