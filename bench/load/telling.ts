import type { Held } from './hold-sockets.ts'
import type { Stretch } from './job.ts'

interface Telling {
  readonly held: Held
  readonly sockets: number
  /** Sends `times` messages to every socket. */
  readonly tell: (times: number) => void
}

/** Messages sent to each socket at once: the most a socket may leave unread. */
const burst = 10

/**
 * Broadcasts repeatedly, each time after all sockets have received the previous burst, and counts
 * the messages received. Latencies are per burst, in milliseconds.
 */
export function tellingFor({ held, sockets, tell }: Telling) {
  return async (seconds: number): Promise<Stretch> => {
    const took: number[] = []
    const began = performance.now()
    for (let now = began; now - began < seconds * 1000; now = performance.now()) {
      const heard = held.expect(sockets * burst)
      tell(burst)
      await heard
      took.push(performance.now() - now)
    }
    const lasted = (performance.now() - began) / 1000
    const done = took.length * sockets * burst
    took.sort((a, b) => a - b)
    const at = (share: number) => Math.round((took[Math.floor((took.length - 1) * share)] ?? 0) * 100) / 100
    return { rate: Math.round(done / lasted), p50: at(0.5), p99: at(0.99), done }
  }
}
