import { WebSocket } from 'ws'

/** Requests an upgrade and returns the response status. */
export async function knock(
  host: string,
  options: {
    path?: string
    origin?: string
    cookie?: string
    headers?: Readonly<Record<string, string>>
  },
) {
  const socket = new WebSocket(`ws://${host}${options.path ?? '/api/live'}`, {
    ...(options.origin === undefined ? {} : { origin: options.origin }),
    headers: { ...(options.cookie && { cookie: options.cookie }), ...options.headers },
  })
  return new Promise<{ status: number | undefined; body: string }>((resolve) => {
    socket.on('open', () => {
      socket.close()
      resolve({ status: 101, body: '' })
    })
    socket.on('error', () => {})
    socket.on('unexpected-response', async (_, answer) => {
      let body = ''
      for await (const piece of answer) body += piece
      resolve({ status: answer.statusCode, body })
    })
  })
}
