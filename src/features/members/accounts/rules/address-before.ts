/** The fields of a change needed to undo it. */
interface Change {
  readonly id: number
  readonly old_email: string | null
  readonly done_at: Date | null
  readonly undone_at: Date | null
}

/**
 * Returns the address an account had before a change; null if no change applied since then changed
 * it. Someone who took over an account may have changed it more than once, so one undo goes back to
 * the first change.
 */
export function addressBefore(changes: readonly Change[], from: number): string | null {
  const inForce = changes
    .filter(({ id, done_at, undone_at }) => id >= from && done_at !== null && undone_at === null)
    .sort((one, other) => one.id - other.id)
  return inForce.find(({ old_email }) => old_email !== null)?.old_email ?? null
}
