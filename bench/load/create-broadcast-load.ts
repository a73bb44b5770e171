import type { OpenTabs } from './hold-sockets.ts'
import type { LoadResult } from './job.ts'

interface BroadcastOptions {
  readonly held: OpenTabs
  readonly sockets: number
  /** Sends `times` messages to every socket. */
  readonly broadcast: (times: number) => void
}

/** Messages sent to each socket at once, which is the most a socket may leave unread. */
const burst = 10

/**
 * Broadcasts repeatedly, each time after all sockets have received the previous burst, and counts
 * the messages received. Latencies are per burst, in milliseconds.
 */
export function createBroadcastLoad({ held, sockets, broadcast }: BroadcastOptions) {
  return async (seconds: number): Promise<LoadResult> => {
    const took: number[] = []
    const startedAt = performance.now()
    for (let now = startedAt; now - startedAt < seconds * 1000; now = performance.now()) {
      const allReceived = held.expect(sockets * burst)
      broadcast(burst)
      await allReceived
      took.push(performance.now() - now)
    }
    const lasted = (performance.now() - startedAt) / 1000
    const done = took.length * sockets * burst
    took.sort((a, b) => a - b)
    const at = (share: number) =>
      Math.round((took[Math.floor((took.length - 1) * share)] ?? 0) * 100) / 100
    return { rate: Math.round(done / lasted), p50: at(0.5), p99: at(0.99), done }
  }
}
