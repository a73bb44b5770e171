import { Agent, request } from 'node:http'

/** One request as a browser on the site would send it. */
export interface TimedRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** Sent as JSON, if there is one. */
  readonly body?: object
}

/** Sends one request at a time and measures the response time. */
export interface RequestTimer {
  send(request: TimedRequest): Promise<{ readonly status: number; readonly ms: number }>
  close(): void
}

/**
 * Opens a keep-alive connection. Time is measured from sending the first byte to receiving the last
 * one.
 */
export function openTimer(port: number): RequestTimer {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const host = `localhost:${port}`
  return {
    send: ({ method, path, headers, body }) =>
      new Promise((resolve, reject) => {
        const text = body === undefined ? '' : JSON.stringify(body)
        const defaultHeaders = {
          host,
          origin: `http://${host}`,
          'content-type': 'application/json',
          'user-agent': 'bench',
        }
        const length = { 'content-length': String(Buffer.byteLength(text)) }
        const startedAt = performance.now()
        const outgoing = request(
          {
            agent,
            host: '127.0.0.1',
            port,
            method,
            path,
            headers: { ...defaultHeaders, ...headers, ...length },
          },
          (answer) => {
            answer.on('error', reject).on('end', () => {
              resolve({ status: answer.statusCode ?? 0, ms: performance.now() - startedAt })
            })
            answer.resume()
          },
        )
        outgoing.on('error', reject)
        outgoing.end(text)
      }),
    close: () => agent.destroy(),
  }
}
