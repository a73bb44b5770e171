import { createServer, type ServerResponse } from 'node:http'

/**
 * Faults between adapter and provider: `silent` never reaches the provider and gets no response,
 * `lost` is executed but gets no response, `truncated` is executed and returns half of the
 * response; `broken`, `busy` and `html` are returned by the proxy instead.
 */
export type Fault = 'silent' | 'lost' | 'truncated' | 'broken' | 'busy' | 'html'

/**
 * A proxy to a provider that injects faults on demand and otherwise forwards requests unchanged.
 */
export async function startFaultyProxy(target: string) {
  let fault: { what: Fault; times: number } | null = null
  let passed = 0

  async function pass(
    method: string,
    path: string,
    headers: Headers,
    body: Buffer,
  ): Promise<Response> {
    passed += 1
    return fetch(target + path, {
      method,
      headers,
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    })
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => void answer(Buffer.concat(chunks)).catch(() => response.destroy()))
    async function answer(body: Buffer): Promise<void> {
      const now = fault
      if (now !== null) fault = now.times > 1 ? { ...now, times: now.times - 1 } : null
      if (now?.what === 'silent') return
      if (now?.what === 'broken' || now?.what === 'busy' || now?.what === 'html')
        return spoil(response, now.what)
      const headers = new Headers()
      for (const [name, value] of Object.entries(request.headers))
        if (
          !['host', 'connection', 'content-length', 'transfer-encoding'].includes(name) &&
          typeof value === 'string'
        )
          headers.set(name, value)
      const upstream = await pass(request.method ?? 'GET', request.url ?? '/', headers, body)
      const text = await upstream.text()
      if (now?.what === 'lost') return
      const type = upstream.headers.get('content-type') ?? 'application/json'
      response.writeHead(upstream.status, { 'content-type': type })
      response.end(now?.what === 'truncated' ? text.slice(0, text.length / 2) : text)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    url: `http://127.0.0.1:${port}`,
    /** Injects a fault into the next `times` requests. */
    spoil: (what: Fault, times = 1) => void (fault = { what, times }),
    mend: () => void (fault = null),
    /** Number of requests that reached the provider. */
    passed: () => passed,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function spoil(response: ServerResponse, what: 'broken' | 'busy' | 'html'): void {
  if (what === 'html') {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end('<h1>Maintenance</h1>')
    return
  }
  response.writeHead(what === 'broken' ? 503 : 429, { 'content-type': 'application/json' })
  response.end(
    JSON.stringify({ error: { message: 'later', type: 'api_error' }, status: 503, title: 'Later' }),
  )
}

export type FaultyProxy = Awaited<ReturnType<typeof startFaultyProxy>>
