import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'

// The socket library alone, without a product. Replies to `memory` with its size in bytes; `notify`
// sends a text to every socket several times.
const server = createServer()
const sockets = new WebSocketServer({ server, perMessageDeflate: false })

process.on('message', (message: 'memory' | { notify: string; times: number }) => {
  if (message === 'memory') {
    globalThis.gc?.()
    const { heapUsed, external } = process.memoryUsage()
    process.send?.(heapUsed + external)
    return
  }
  for (let time = 0; time < message.times; time += 1)
    for (const socket of sockets.clients) socket.send(message.notify)
})
process.on('disconnect', () => process.exit())
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
