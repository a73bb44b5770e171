import type { OwnVerification } from '../contract.ts'
import { calls } from './calls.ts'

/** The state of the member's own verification; undefined while unknown. */
export function useOwnStanding(enabled: boolean): OwnVerification['standing'] | undefined {
  return calls.useCall('photo_verification.read_own', {}, { enabled }).data?.standing
}
