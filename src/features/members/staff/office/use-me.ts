import type { Me } from '../contract.ts'
import { calls } from './calls.ts'

/** The logged-in staff member; loaded with the page, so it is always defined inside the shell. */
export function useMe(): Me | undefined {
  return calls.useCall('staff.read_me', {}).data
}
