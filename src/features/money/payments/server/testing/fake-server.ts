import { createServer, type IncomingMessage } from 'node:http'

/** What a played provider was asked. */
export interface FakeRequest {
  readonly method: string
  /** The path and nothing else, without a slash at the end. */
  readonly path: string
  readonly query: URLSearchParams
  readonly body: string
  readonly key: string | null
}

/** What it answers. */
export interface FakeAnswer {
  readonly status: number
  readonly body: object | null
}

/** A small HTTP server that speaks a provider's wire. It keeps the answers to requests that bear a key, as providers do. */
export async function fakeServer(options: {
  readonly authorization: string
  readonly contentType: string
  readonly unknownKey: object
  /** Said to whoever uses a key again for something else; null where the provider looks at the key alone. */
  readonly otherBody: object | null
  readonly answer: (asked: FakeRequest) => FakeAnswer
}) {
  const kept = new Map<string, { body: string; answer: FakeAnswer }>()
  const seen: FakeRequest[] = []

  function answerTo(asked: FakeRequest): FakeAnswer {
    seen.push(asked)
    if (asked.key === null || asked.method !== 'POST') return options.answer(asked)
    const before = kept.get(asked.key)
    if (before !== undefined)
      return options.otherBody !== null && before.body !== asked.body
        ? { status: 400, body: options.otherBody }
        : before.answer
    const answer = options.answer(asked)
    kept.set(asked.key, { body: asked.body, answer })
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
    /** Everything it was asked so far. */
    seen,
    /** Time goes by: the answers it kept are gone, and a key that comes again is a new one. */
    forgetKeys: () => kept.clear(),
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
