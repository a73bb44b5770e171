import { type AcknowledgedMessage, sendUntilAcknowledged } from './send-until-acknowledged.ts'
import type { Writer } from './people.ts'

/**
 * One kill: after how many responses of its round it happened, when, and how long it took until the
 * system was up again.
 */
export interface Kill {
  readonly acknowledged: number
  readonly at: number
  readonly bootMs: number
}

interface Plan {
  readonly url: string
  /** Writer 0 writes with 1, 2 with 3, and so on. */
  readonly writers: readonly Writer[]
  readonly rounds: number
  /** Rounds of earlier batches, so that this one kills at other points; 0 if omitted. */
  readonly firstRound?: number
  /** Concurrent messages per writer. */
  readonly concurrency: number
  /** Kills the process and resolves once it is up again. */
  readonly kill: () => Promise<void>
}

/**
 * Has all writers send at the same time for several rounds, and kills once during each round, at a
 * different point each time.
 */
export async function killDuringSends(plan: Plan) {
  const { url, writers, rounds, firstRound = 0, concurrency, kill } = plan
  const findPartner = (number: number) => writers[number ^ 1] as Writer
  // The free messages come first: one starts, the other replies. From here on every message costs
  // credits.
  for (const side of [0, 1])
    await Promise.all(
      writers.flatMap((writer, number) =>
        number % 2 === side ? [sendUntilAcknowledged(url, writer, findPartner(number))] : [],
      ),
    )
  const sent: AcknowledgedMessage[] = []
  const kills: Kill[] = []
  const sendsPerRound = writers.length * concurrency
  for (let round = 0; round < rounds; round += 1) {
    const until = 4 + (((firstRound + round) * 67) % (sendsPerRound - 12))
    let acknowledged = 0
    let killing: Promise<void> | undefined
    const sends = writers.flatMap((writer, number) =>
      Array.from({ length: concurrency }, async () => {
        const message = await sendUntilAcknowledged(url, writer, findPartner(number))
        acknowledged += 1
        if (acknowledged === until) killing = killOnce(acknowledged)
        return message
      }),
    )
    sent.push(...(await Promise.all(sends)))
    await killing
  }
  return { sent, kills }

  async function killOnce(acknowledged: number): Promise<void> {
    const at = performance.now()
    await kill()
    kills.push({ acknowledged, at, bootMs: Math.round(performance.now() - at) })
  }
}
