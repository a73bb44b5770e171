import { type Caller, type Context, isStaff } from '#kernel/context.ts'

/** Under what a caller is counted: as the member or the one of the staff they are, else by their network address. */
export function callerKey({ viewer, address }: Pick<Context<unknown, Caller>, 'viewer' | 'address'>): string {
  if (viewer === null) return address
  return isStaff(viewer) ? `staff ${viewer.staff}` : `member ${viewer.account}`
}
