import type { Me } from '../contract.ts'
import { calls } from './calls.ts'

/** Who is logged in; the page brings it along, so inside the shell it is always there. */
export function useMe(): Me | undefined {
  return calls.useCall('staff.read_me', {}).data
}
