/** A change as far as undoing looks at it. */
interface Change {
  readonly id: number
  readonly old_email: string | null
  readonly done_at: Date | null
  readonly undone_at: Date | null
}

/**
 * The address an account had before a change; null when none of what came into force since then changed it. Whoever took
 * an account over may have changed it more than once: one undo goes back to where it began.
 */
export function addressBefore(changes: readonly Change[], from: number): string | null {
  const inForce = changes
    .filter(({ id, done_at, undone_at }) => id >= from && done_at !== null && undone_at === null)
    .sort((one, other) => one.id - other.id)
  return inForce.find(({ old_email }) => old_email !== null)?.old_email ?? null
}
