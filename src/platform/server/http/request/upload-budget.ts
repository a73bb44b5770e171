/** How many bytes of uploads may be in transfer or in use by handlers at the same time. */
export interface UploadBudgetLimits {
  /** For one member, staff member or network address. */
  readonly caller: number
  /** For all callers together. */
  readonly all: number
}

/**
 * Four of the largest files for one caller, and as much in total as the process can safely hold.
 */
export const defaultUploadBudget: UploadBudgetLimits = { caller: 64_000_000, all: 256_000_000 }

/**
 * Limits the memory used by uploads: each file is held completely in memory, and its sender
 * determines how long the transfer takes.
 */
export interface UploadBudget {
  /**
   * Reserves bytes and returns a function that releases them, or null if they exceed the budget.
   */
  enter(caller: string, bytes: number): (() => void) | null
}

export function createUploadBudget(limits: UploadBudgetLimits = defaultUploadBudget): UploadBudget {
  const usedByCaller = new Map<string, number>()
  let all = 0
  return {
    enter(caller, bytes) {
      const callerBytes = (usedByCaller.get(caller) ?? 0) + bytes
      if (callerBytes > limits.caller || all + bytes > limits.all) return null
      usedByCaller.set(caller, callerBytes)
      all += bytes
      return () => {
        const left = (usedByCaller.get(caller) ?? 0) - bytes
        if (left > 0) usedByCaller.set(caller, left)
        else usedByCaller.delete(caller)
        all -= bytes
      }
    },
  }
}
