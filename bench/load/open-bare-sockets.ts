import { fork } from 'node:child_process'
import { join } from 'node:path'

/** A server of sockets in a process of its own. */
export interface SocketServer {
  readonly port: number
  /** What it holds in memory, in bytes, after everything that is not needed was thrown away. */
  memory(): Promise<number>
  /** Tells all its sockets a text, so many times. */
  tell(text: string, times: number): void
  stop(): void
}

/** Starts the bare one. */
export async function openBareSockets(): Promise<SocketServer> {
  const child = fork(join(import.meta.dirname, 'bare-sockets.ts'), { execArgv: ['--expose-gc'] })
  const next = () => new Promise<number>((resolve) => child.once('message', (answer) => resolve(Number(answer))))
  const port = await next()
  return {
    port,
    memory: () => {
      const answer = next()
      child.send('memory')
      return answer
    },
    tell: (text, times) => void child.send({ tell: text, times }),
    stop: () => child.disconnect(),
  }
}
