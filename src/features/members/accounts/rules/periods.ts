import { hourMs } from '#kernel/duration.ts'

/** How long a change of email address or password can be undone (BEY-12). */
export const undoMs = 48 * hourMs

/** How long the link that confirms a new email address works. */
export const emailChangeMs = 24 * hourMs

/** How long the link that confirms the address of a new account works. */
export const confirmationMs = 7 * 24 * hourMs

/** How long the link for a new password works. */
export const resetMs = hourMs / 2

/** How long the owner of a paused account can prove their age before it is deleted. */
export const pauseMs = 30 * 24 * hourMs

/** How long a paused account is kept at least after an appeal against the pause was rejected. */
export const pauseAfterAppealMs = 7 * 24 * hourMs

/** How long a deleted account can be reactivated (ACC-14). */
export const reactivationMs = 14 * 24 * hourMs

/**
 * How long an account without a confirmed address is kept after its last visit, and the record of a
 * change of address or password.
 */
export const abandonedMs = 30 * 24 * hourMs

/** How far back the list of logins goes. */
export const logInHistoryMs = 30 * 24 * hourMs

/** How long it is remembered that an account was erased: longer than any backup is kept. */
export const erasedMemberMs = 40 * 24 * hourMs

/** How long a prepared export can be fetched. */
export const exportMs = 10 * 60_000

/** Whole days until a deleted account is erased, at least one while it still exists. */
export function daysUntilErasure(deletedAt: Date, now: Date): number {
  const left = deletedAt.getTime() + reactivationMs - now.getTime()
  return Math.max(1, Math.ceil(left / (24 * hourMs)))
}
