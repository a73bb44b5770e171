import { type Caller, type Context, isStaff } from '#kernel/context.ts'

/**
 * The key under which a caller is counted: the member or staff member, otherwise the network
 * address.
 */
export function getCallerKey({
  viewer,
  address,
}: Pick<Context<unknown, Caller>, 'viewer' | 'address'>): string {
  if (viewer === null) return address
  return isStaff(viewer) ? `staff ${viewer.staff}` : `member ${viewer.account}`
}
