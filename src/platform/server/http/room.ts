/** How many bytes of uploads may be in transfer or in use by handlers at the same time. */
export interface RoomLimits {
  /** For one member, staff member or network address. */
  readonly caller: number
  /** For all callers together. */
  readonly all: number
}

/**
 * Four of the largest files for one caller, and as much in total as the process can hold safely.
 */
export const roomLimits: RoomLimits = { caller: 64_000_000, all: 256_000_000 }

/**
 * Limits the memory used by uploads: each file is held completely in memory, and its sender decides
 * how long the transfer takes.
 */
export interface Room {
  /**
   * Reserves bytes and returns a function that releases them, or null if they exceed the budget.
   */
  enter(caller: string, bytes: number): (() => void) | null
}

export function createRoom(most: RoomLimits = roomLimits): Room {
  const held = new Map<string, number>()
  let all = 0
  return {
    enter(caller, bytes) {
      const own = (held.get(caller) ?? 0) + bytes
      if (own > most.caller || all + bytes > most.all) return null
      held.set(caller, own)
      all += bytes
      return () => {
        const left = (held.get(caller) ?? 0) - bytes
        if (left > 0) held.set(caller, left)
        else held.delete(caller)
        all -= bytes
      }
    },
  }
}
