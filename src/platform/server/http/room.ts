/** How many bytes of files may be on their way, or in a handler's hands, at the same moment. */
export interface RoomLimits {
  /** Of one member, one of the staff, or one network address. */
  readonly caller: number
  /** Of all together. */
  readonly all: number
}

/** Four of the largest files of one caller, and what the process can hold of all without harm to the rest. */
export const roomLimits: RoomLimits = { caller: 64_000_000, all: 256_000_000 }

/** Keeps room for files: each is held whole, and whoever sends it decides how long that takes. */
export interface Room {
  /** Gives the way to leave again, or null where there is no room for so many bytes more. */
  enter(caller: string, bytes: number): (() => void) | null
}

/** Makes an empty room. */
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
