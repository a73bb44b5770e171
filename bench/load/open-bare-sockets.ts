import { fork } from 'node:child_process'
import { join } from 'node:path'

/** A WebSocket server in its own process. */
export interface SocketServer {
  readonly port: number
  /** Memory in use after a garbage collection, in bytes. */
  memory(): Promise<number>
  /** Sends a text to all sockets, `times` times. */
  broadcast(text: string, times: number): void
  stop(): void
}

/** Starts the server that uses the socket library alone. */
export async function openBareSockets(): Promise<SocketServer> {
  const child = fork(join(import.meta.dirname, 'bare-sockets.ts'), { execArgv: ['--expose-gc'] })
  const next = () =>
    new Promise<number>((resolve) => child.once('message', (answer) => resolve(Number(answer))))
  const port = await next()
  return {
    port,
    memory: () => {
      const answer = next()
      child.send('memory')
      return answer
    },
    broadcast: (text, times) => void child.send({ notify: text, times }),
    stop: () => child.disconnect(),
  }
}
