import type { RefundsDeps } from './deps.ts'

/**
 * Whether a gateway's provider reports the outcome of its disputes. A disabled provider does not
 * report anything.
 */
export function providerDecides(
  { providerNamed }: Pick<RefundsDeps, 'providerNamed'>,
  gateway: string,
): boolean {
  const provider = providerNamed(gateway)
  return provider !== null && provider.leavesDisputesOpen !== true
}
