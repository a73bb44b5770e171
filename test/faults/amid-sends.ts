import { type Acknowledged, sendUntilAcknowledged } from './send-until-acknowledged.ts'
import type { Writer } from './people.ts'

/** One kill: after how many answers of its round, when, and how long it took until everything stood again. */
export interface Kill {
  readonly acknowledged: number
  readonly at: number
  readonly bootMs: number
}

interface Plan {
  readonly url: string
  /** Number 0 writes with 1, 2 with 3, and so on. */
  readonly writers: readonly Writer[]
  readonly rounds: number
  /** Messages of each writer that are on their way at the same time. */
  readonly lanes: number
  /** Kills what is to be killed, and ends once it stands again. */
  readonly kill: () => Promise<void>
}

/** Lets everybody write at once again and again, and kills amid each round, each time at another moment. */
export async function killAmidSends({ url, writers, rounds, lanes, kill }: Plan) {
  const partnerOf = (number: number) => writers[number ^ 1] as Writer
  // What is free comes first: one begins, the other answers. From here on every message costs.
  for (const side of [0, 1])
    await Promise.all(
      writers.flatMap((writer, number) =>
        number % 2 === side ? [sendUntilAcknowledged(url, writer, partnerOf(number))] : [],
      ),
    )
  const sent: Acknowledged[] = []
  const kills: Kill[] = []
  const atOnce = writers.length * lanes
  for (let round = 0; round < rounds; round += 1) {
    const until = 4 + ((round * 67) % (atOnce - 12))
    let acknowledged = 0
    let killing: Promise<void> | undefined
    const sends = writers.flatMap((writer, number) =>
      Array.from({ length: lanes }, async () => {
        const message = await sendUntilAcknowledged(url, writer, partnerOf(number))
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
