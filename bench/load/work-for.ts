import type { Client, Stretch } from './job.ts'

/** Lets all clients work side by side for some seconds and counts what they finish; `perSecond` is the most they may do. */
export async function workFor(clients: readonly Client[], seconds: number, perSecond?: number): Promise<Stretch> {
  const took: number[] = []
  const began = performance.now()
  const end = began + seconds * 1000
  let fault: string | undefined

  async function work(client: Client, first: number): Promise<void> {
    // A client keeps to its own share of the operations, so that no two of them meet in one row by chance.
    for (let operation = first; fault === undefined; operation += clients.length) {
      if (perSecond !== undefined) await until(began + (operation / perSecond) * 1000)
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
  const lasted = (performance.now() - began) / 1000
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
