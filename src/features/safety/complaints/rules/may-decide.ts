/**
 * Whether a staff member may decide a case: no one does who took part in the decision it is about,
 * whatever their role is now (DSA 20, BEY-33).
 */
export function mayDecide(staff: number, involved: readonly number[]): boolean {
  return !involved.includes(staff)
}
