import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type BrowserKeys, decryptPush, findVapidProblem } from './decrypt-push.ts'

/** The notification a browser would have shown. */
export interface Notice {
  readonly title: string
  readonly body: string
  readonly lang: string
  readonly tag: string
  readonly path: string
  readonly icon: string
  readonly badge?: number
}

/** A push the service accepted. */
export interface ReceivedPush {
  readonly topic: string | undefined
  readonly ttl: number
  readonly urgency: string | undefined
  readonly notice: Notice
}

/** A browser subscribed at the fake service. */
export interface FakeBrowser {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
  /** The result of the browser's own `JSON.stringify(subscription)`. */
  readonly text: string
  readonly received: ReceivedPush[]
  /** The number of requests for this browser, including refused ones. */
  readonly requestCount: () => number
  /** Sets the service's response from now on; `after` is a delay in milliseconds. */
  answer(
    status: number,
    more?: { readonly headers?: Record<string, string>; readonly after?: number },
  ): void
}

/**
 * A fake push service as described in RFC 8030: it only accepts requests that are signed for it and
 * that the browser can decrypt.
 */
export interface FakePushService {
  readonly origin: string
  browser(): FakeBrowser
  /** The problems of the requests it refused. */
  readonly problems: string[]
  close(): Promise<void>
}

interface BrowserRecord extends BrowserKeys {
  readonly fakeBrowser: FakeBrowser
  readonly received: ReceivedPush[]
  requestCount: number
  status: number
  headers: Record<string, string>
  after: number
}

/** Starts the service; `publicKey` returns the key of the only installation that may push. */
export async function fakePushService(publicKey: () => Promise<string>): Promise<FakePushService> {
  const browsers = new Map<string, BrowserRecord>()
  const problems: string[] = []
  const waiting = new Set<NodeJS.Timeout>()
  const server = createServer(async (request, response) => {
    const body = await readBody(request)
    const browser = browsers.get(request.url ?? '')
    if (browser === undefined) return void response.writeHead(404).end()
    browser.requestCount += 1
    const { status, headers, after } = browser
    const problem = findProblem(request, body, browser, await publicKey())
    if (problem !== null) {
      problems.push(problem)
      return void response.writeHead(400).end()
    }
    if (status === 201)
      browser.received.push({
        topic: request.headers.topic as string | undefined,
        ttl: Number(request.headers.ttl),
        urgency: request.headers.urgency as string | undefined,
        notice: JSON.parse(decryptPush(body, browser)) as Notice,
      })
    const timer = setTimeout(() => {
      waiting.delete(timer)
      response.writeHead(status, headers).end()
    }, after)
    waiting.add(timer)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  function findProblem(
    request: IncomingMessage,
    body: Buffer,
    browser: BrowserRecord,
    key: string,
  ): string | null {
    const { authorization = '', ttl, topic } = request.headers
    const encoding = request.headers['content-encoding']
    if (request.method !== 'POST') return `it was asked by ${request.method}`
    if (encoding !== 'aes128gcm') return `the coding is ${encoding}`
    if (!/^\d+$/.test(String(ttl))) return 'there is no TTL'
    if (topic !== undefined && !/^[\w-]{1,32}$/.test(String(topic)))
      return `the topic is ${String(topic)}`
    if (body.byteLength > 4096) return `it has ${body.byteLength} bytes`
    const vapid = findVapidProblem(authorization, origin, key, Date.now())
    if (vapid !== null) return vapid
    try {
      decryptPush(body, browser)
      return null
    } catch (error) {
      return `it cannot be decrypted: ${String(error)}`
    }
  }

  return {
    origin,
    problems,
    browser() {
      const pair = createECDH('prime256v1')
      const p256dh = pair.generateKeys('base64url')
      const auth = randomBytes(16)
      const path = `/push/${randomUUID()}`
      const subscription = {
        endpoint: origin + path,
        keys: { p256dh, auth: auth.toString('base64url') },
      }
      const received: ReceivedPush[] = []
      const fakeBrowser: FakeBrowser = {
        ...subscription,
        text: JSON.stringify({ ...subscription, expirationTime: null }),
        received,
        requestCount: () => browsers.get(path)?.requestCount ?? 0,
        answer(status, { headers = {}, after = 0 } = {}) {
          Object.assign(browsers.get(path) as BrowserRecord, { status, headers, after })
        },
      }
      browsers.set(path, {
        privateKey: pair.getPrivateKey(),
        auth,
        fakeBrowser: fakeBrowser,
        received: received,
        requestCount: 0,
        status: 201,
        headers: {},
        after: 0,
      })
      return fakeBrowser
    },
    close: () => {
      for (const timer of waiting) clearTimeout(timer)
      server.closeAllConnections()
      return new Promise((done) => server.close(() => done()))
    },
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
