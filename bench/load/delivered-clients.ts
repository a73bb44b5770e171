import { randomUUID } from 'node:crypto'
import { formatRequestHead, openConnection } from './http-clients.ts'
import type { Client, Job } from './job.ts'
import { openLiveSocket } from './live-socket.ts'

/**
 * Creates clients for pairs in which one member writes and the other has a tab open. An operation
 * ends when that tab has received the message.
 */
export function deliveredClients({
  port,
  pairs,
}: Job & { kind: 'delivered' }): Promise<readonly Client[]> {
  return Promise.all(
    pairs.map(async ({ write, reader }): Promise<Client> => {
      const waiting: { received?: () => void; broke?: (error: Error) => void } = {}
      await openLiveSocket({
        port,
        headers: reader,
        onText: (text) => {
          if (text.includes('"chat.message"')) waiting.received?.()
        },
        onLost: (error) => waiting.broke?.(error),
      })
      const send = await openConnection(port)
      const head = formatRequestHead(write)
      let answered: Promise<number> = Promise.resolve(200)
      return async () => {
        const before = await answered
        if (before !== 200) throw new Error(`${write.method} ${write.path} answered ${before}`)
        const received = new Promise<void>((resolve, reject) => {
          waiting.received = resolve
          waiting.broke = reject
        })
        const body = (write.body ?? '').replace('$id', randomUUID())
        answered = send(`${head}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
        // A refused message never arrives.
        await Promise.race([
          received,
          answered.then((status) => (status === 200 ? received : undefined)),
        ])
      }
    }),
  )
}
