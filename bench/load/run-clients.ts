import type { Client, LoadResult } from './job.ts'

/**
 * Runs all clients concurrently for some seconds and counts the operations they complete, at most
 * `perSecond` a second.
 */
export async function runClients(
  clients: readonly Client[],
  seconds: number,
  perSecond?: number,
): Promise<LoadResult> {
  const took: number[] = []
  const startedAt = performance.now()
  const end = startedAt + seconds * 1000
  let fault: string | undefined

  async function work(client: Client, first: number): Promise<void> {
    // Each client runs only its own share of the operations, so that two clients never contend for
    // a row by accident.
    for (let operation = first; fault === undefined; operation += clients.length) {
      if (perSecond !== undefined) await until(startedAt + (operation / perSecond) * 1000)
      const from = performance.now()
      if (from >= end) return
      try {
        await client(operation)
      } catch (error) {
        fault = error instanceof Error ? error.message : String(error)
      }
      took.push(performance.now() - from)
    }
  }

  await Promise.all(clients.map(work))
  const lasted = (performance.now() - startedAt) / 1000
  took.sort((a, b) => a - b)
  const at = (share: number) => round(took[Math.floor((took.length - 1) * share)] ?? 0)
  return {
    rate: round(took.length / lasted),
    p50: at(0.5),
    p99: at(0.99),
    done: took.length,
    ...(fault !== undefined && { fault }),
  }
}

function until(instant: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, instant - performance.now())))
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
