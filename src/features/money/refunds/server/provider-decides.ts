import type { RefundsDeps } from './deps.ts'

/** Whether a gateway's provider tells how its disputes end. One that is switched off tells nothing any more. */
export function providerDecides({ providerNamed }: Pick<RefundsDeps, 'providerNamed'>, gateway: string): boolean {
  const provider = providerNamed(gateway)
  return provider !== null && provider.leavesDisputesOpen !== true
}
