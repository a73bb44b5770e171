const hourMs = 3_600_000

/** For how long a change of the address or the password can be undone (BEY-12). */
export const undoMs = 48 * hourMs

/** For how long the link works that confirms a new address. */
export const mailChangeMs = 24 * hourMs

/** For how long a deleted account comes back (ACC-14). */
export const comeBackMs = 14 * 24 * hourMs

/** How far back the list of log-ins goes. */
export const logInHistoryMs = 30 * 24 * hourMs

/** For how long a prepared export can be fetched. */
export const exportMs = 10 * 60_000

/** Whole days until a deleted account is erased, at least one while it is there. */
export function daysToComeBack(deletedAt: Date, now: Date): number {
  const left = deletedAt.getTime() + comeBackMs - now.getTime()
  return Math.max(1, Math.ceil(left / (24 * hourMs)))
}
