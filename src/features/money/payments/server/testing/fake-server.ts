import { createServer, type IncomingMessage } from 'node:http'

/** A request to a fake provider. */
export interface FakeRequest {
  readonly method: string
  /** Only the path, without a trailing slash. */
  readonly path: string
  readonly query: URLSearchParams
  readonly body: string
  readonly key: string | null
}

/** Its response. */
export interface FakeResponse {
  readonly status: number
  readonly body: object | null
}

/**
 * A small HTTP server for a fake provider. It stores responses by idempotency key, as providers do.
 */
export async function startFakeServer(options: {
  readonly authorization: string
  readonly contentType: string
  readonly unknownKey: object
  /**
   * The response to a key reused with a different body; null if the provider only compares the key.
   */
  readonly otherBody: object | null
  readonly answer: (request: FakeRequest) => FakeResponse
}) {
  const responses = new Map<string, { body: string; answer: FakeResponse }>()
  const seen: FakeRequest[] = []

  function answerTo(request: FakeRequest): FakeResponse {
    seen.push(request)
    if (request.key === null || request.method !== 'POST') return options.answer(request)
    const before = responses.get(request.key)
    if (before !== undefined)
      return options.otherBody !== null && before.body !== request.body
        ? { status: 400, body: options.otherBody }
        : before.answer
    const answer = options.answer(request)
    responses.set(request.key, { body: request.body, answer })
    return answer
  }

  const server = createServer((request, response) => {
    void readAll(request).then((body) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://provider.test')
      const key = request.headers['idempotency-key']
      const { status, body: said } =
        request.headers.authorization === options.authorization
          ? answerTo({
              method: request.method ?? 'GET',
              path: pathname.replace(/\/$/, ''),
              query: searchParams,
              body,
              key: typeof key === 'string' ? key : null,
            })
          : { status: 401, body: options.unknownKey }
      response.writeHead(status, { 'content-type': options.contentType })
      response.end(said === null ? '' : JSON.stringify(said))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    url: `http://127.0.0.1:${port}`,
    /** All requests so far. */
    seen,
    /** Expires stored responses, so that a repeated key is treated as new. */
    forgetKeys: () => responses.clear(),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
