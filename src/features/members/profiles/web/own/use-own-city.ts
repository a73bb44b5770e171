import { calls } from '../calls.ts'

/** The member's city, null if they have not chosen one; undefined while unknown. */
export function useOwnCity(enabled: boolean): string | null | undefined {
  const { data } = calls.useCall('profiles.read_own', {}, { enabled })
  return data && (data.city?.name ?? null)
}
