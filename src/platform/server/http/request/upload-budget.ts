/** How many bytes of uploads may be in transfer or in use by handlers at the same time. */
export interface UploadBudgetLimits {
  /** For one confirmed member or staff member. */
  readonly caller: number
  /** For all unconfirmed accounts and visitors of one network address. */
  readonly network: number
  /** For all unconfirmed accounts and visitors together: the rest is kept for the others. */
  readonly unconfirmed: number
  /** For all callers together. */
  readonly all: number
}

/**
 * Four of the largest files for one confirmed caller, two for a network of strangers, and as much
 * in total as the process can hold safely. Strangers never hold more than a quarter of it.
 */
export const defaultUploadBudget: UploadBudgetLimits = {
  caller: 64_000_000,
  network: 32_000_000,
  unconfirmed: 64_000_000,
  all: 256_000_000,
}

/**
 * The bytes an upload reserves before its first one arrives, so that many empty ones are not free; the rest is
 * reserved as it arrives, because the announced size costs a stranger nothing.
 */
const startBytes = 16_384

/** The sender of an upload. */
export interface UploadCaller {
  /** The holder of the budget: the confirmed member or staff member, otherwise the network address. */
  readonly key: string
  /** Whether the sender is a confirmed member or a staff member. */
  readonly confirmed: boolean
}

/** The reservation of one upload. */
export interface UploadReservation {
  /** Reserves what `received` bytes in total need; false if they exceed the budget. */
  grow(received: number): boolean
  /** Releases everything. */
  release(): void
}

/**
 * Limits the memory used by uploads: each file is held completely in memory, and its sender
 * determines how long the transfer takes.
 */
export interface UploadBudget {
  /** Begins an upload of at most `expected` bytes; null if there is no room to begin one. */
  begin(caller: UploadCaller, expected: number): UploadReservation | null
}

export function createUploadBudget(limits: UploadBudgetLimits = defaultUploadBudget): UploadBudget {
  const usedByCaller = new Map<string, number>()
  let all = 0
  let unconfirmed = 0

  function reserve({ key, confirmed }: UploadCaller, bytes: number): boolean {
    const own = (usedByCaller.get(key) ?? 0) + bytes
    if (own > (confirmed ? limits.caller : limits.network) || all + bytes > limits.all) return false
    if (!confirmed && unconfirmed + bytes > limits.unconfirmed) return false
    add({ key, confirmed }, bytes)
    return true
  }

  function add({ key, confirmed }: UploadCaller, bytes: number): void {
    const own = (usedByCaller.get(key) ?? 0) + bytes
    if (own > 0) usedByCaller.set(key, own)
    else usedByCaller.delete(key)
    all += bytes
    if (!confirmed) unconfirmed += bytes
  }

  return {
    begin(caller, expected) {
      let reserved = Math.min(expected, startBytes)
      if (!reserve(caller, reserved)) return null
      return {
        grow(received) {
          const more = received - reserved
          if (more <= 0) return true
          if (!reserve(caller, more)) return false
          reserved = received
          return true
        },
        release() {
          add(caller, -reserved)
          reserved = 0
        },
      }
    },
  }
}
