import { type Algorithm, hash, verify } from '@node-rs/argon2'
import { normalizePassword } from '../rules/password.ts'

/** Returned by `run` if too many are waiting already. */
export const busy: unique symbol = Symbol('busy')

export interface PasswordQueue {
  /** How many computations run in parallel; each occupies a core for about 40 ms. */
  readonly inFlight: number
  /** How many callers of each kind may wait; any more are rejected. */
  readonly waiting: number
}

/**
 * The kinds of callers. A flood of strangers must not lock out staff, members with an open session,
 * or members in a browser known to their account, so each kind has its own places and is served in
 * rotation.
 */
export type PasswordCaller = 'stranger' | 'known' | 'staff'

/** Hashes and compares passwords; passed to work that has reached the head of the queue. */
export interface Hasher {
  hash(password: string): Promise<string>
  /** Compares with a stored hash; null takes just as long and never matches. */
  verify(stored: string | null, password: string): Promise<boolean>
}

export interface Passwords {
  /** Queues work and runs it, or returns `busy` immediately. */
  run<T>(work: (hasher: Hasher) => Promise<T>, caller?: PasswordCaller): Promise<T | typeof busy>
}

// The package declares Algorithm as a const enum, which type stripping cannot read; 2 is argon2id.
const options = {
  algorithm: 2 as Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
}

/** Hashes a password with argon2id, 19 MiB, 2 passes, outside the queue; for demo accounts. */
export function hashPassword(password: string): Promise<string> {
  return hash(normalizePassword(password), options)
}

/**
 * Creates the queue. Password hashing is deliberately expensive, so a flood of attempts must not
 * block everyone else on the machine.
 */
export function createPasswords(queue: PasswordQueue = { inFlight: 2, waiting: 20 }): Passwords {
  const waiting: Record<PasswordCaller, (() => void)[]> = { known: [], staff: [], stranger: [] }
  // The first kind with someone waiting is served next and then moves to the end.
  const rotation = Object.keys(waiting) as PasswordCaller[]
  let running = 0

  function takeNext(): (() => void) | undefined {
    const index = rotation.findIndex((caller) => waiting[caller].length > 0)
    const [caller] = index === -1 ? [] : rotation.splice(index, 1)
    if (caller === undefined) return undefined
    rotation.push(caller)
    return waiting[caller].shift()
  }

  const dummyHash = hashPassword('nobody has this password')
  const hasher: Hasher = {
    hash: hashPassword,
    verify: async (stored, password) =>
      (await verify(stored ?? (await dummyHash), normalizePassword(password))) && stored !== null,
  }

  return {
    async run(work, caller = 'stranger') {
      if (running >= queue.inFlight) {
        const line = waiting[caller]
        if (line.length >= queue.waiting) return busy
        await new Promise<void>((resolve) => line.push(resolve))
      } else {
        running += 1
      }
      try {
        return await work(hasher)
      } finally {
        const startNext = takeNext()
        if (startNext === undefined) running -= 1
        else startNext()
      }
    },
  }
}
