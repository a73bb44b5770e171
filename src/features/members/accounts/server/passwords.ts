import { type Algorithm, hash, verify } from '@node-rs/argon2'
import { preparePassword } from '../rules/password.ts'

/** What `run` gives when too many are waiting already. */
export const busy: unique symbol = Symbol('busy')

export interface PasswordQueue {
  /** How many computations run at the same moment; each takes a core for some 40 ms. */
  readonly inFlight: number
  /** How many may wait for their turn; who comes after is sent away. */
  readonly waiting: number
}

/** Hashing and comparing, for work that has its turn. */
export interface Hasher {
  hash(password: string): Promise<string>
  /** Compares with a stored hash; null takes just as long and never fits. */
  verify(stored: string | null, password: string): Promise<boolean>
}

export interface Passwords {
  /** Does work in its turn, or says `busy` at once. */
  run<T>(work: (hasher: Hasher) => Promise<T>): Promise<T | typeof busy>
}

// The package declares Algorithm as a const enum, which type stripping cannot read; 2 is argon2id.
const options = { algorithm: 2 as Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes a password with argon2id, 19 MiB, 2 passes; for prepared people, outside the queue. */
export function hashPassword(password: string): Promise<string> {
  return hash(preparePassword(password), options)
}

/** Makes the queue: passwords are costly on purpose, so a flood of tries must not take the machine from everybody. */
export function createPasswords(queue: PasswordQueue = { inFlight: 2, waiting: 20 }): Passwords {
  const turns: (() => void)[] = []
  let running = 0
  const nobody = hashPassword('nobody has this password')
  const hasher: Hasher = {
    hash: hashPassword,
    verify: async (stored, password) =>
      (await verify(stored ?? (await nobody), preparePassword(password))) && stored !== null,
  }

  return {
    async run(work) {
      if (running >= queue.inFlight) {
        if (turns.length >= queue.waiting) return busy
        await new Promise<void>((resolve) => turns.push(resolve))
      } else {
        running += 1
      }
      try {
        return await work(hasher)
      } finally {
        const next = turns.shift()
        if (next === undefined) running -= 1
        else next()
      }
    },
  }
}
