import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import type { Client, HttpStep, Job } from './job.ts'
import { parseCompleteStatus } from './parse-complete-status.ts'

/**
 * HTTP clients, each with one keep-alive connection. They write and read raw bytes, because Node's
 * own client uses about as much processor time as a server and here both would share the same
 * cores.
 */
export function httpClients({
  port,
  clients,
  operations,
}: Job & { kind: 'http' }): Promise<readonly Client[]> {
  const heads = new Map(operations.flat().map((step) => [step, formatRequestHead(step)]))
  return Promise.all(
    Array.from({ length: clients }, async (): Promise<Client> => {
      const send = await openConnection(port)
      return async (operation) => {
        for (const step of operations[operation % operations.length] ?? []) {
          const body = step.body?.replace('$id', randomUUID())
          const length = body === undefined ? '' : `content-length: ${Buffer.byteLength(body)}\r\n`
          const status = await send(`${heads.get(step)}${length}\r\n${body ?? ''}`)
          if (status !== 200) throw new Error(`${step.method} ${step.path} answered ${status}`)
        }
      }
    }),
  )
}

/** Formats the request line and headers, without content-length and body. */
export function formatRequestHead({ method, path, headers }: HttpStep): string {
  return `${method} ${path} HTTP/1.1\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}`
}

/**
 * Opens a keep-alive connection for one request at a time. Resolves with the response status once
 * the whole response has arrived.
 */
export function openConnection(port: number): Promise<(request: string) => Promise<number>> {
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = []
    let pending: { answered: (status: number) => void; broke: (error: Error) => void } | undefined
    const socket = connect({ host: '127.0.0.1', port, noDelay: true })
    socket.on('data', (part) => {
      chunks.push(part)
      const status = parseCompleteStatus(chunks.length === 1 ? part : Buffer.concat(chunks))
      if (status === null) return
      chunks = []
      pending?.answered(status)
    })
    const broke = (error = new Error('the server closed the connection')) => {
      reject(error)
      pending?.broke(error)
    }
    socket.on('error', broke).on('close', () => broke())
    socket.on('connect', () => {
      resolve(
        (request) =>
          new Promise((answered, broke) => {
            pending = { answered, broke }
            socket.write(request)
          }),
      )
    })
  })
}
