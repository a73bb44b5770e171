import { Agent, request } from 'node:http'
import { WebSocket } from 'ws'

/** A request of the load. */
interface HostileRequest {
  readonly method?: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Buffer | string
}

/** The load on a site. */
export interface HostileLoad {
  readonly port: number
  /** Cookie headers of members. */
  readonly members: readonly string[]
  readonly requests: number
  readonly seed: number
}

/** A mulberry32 generator: the same seed produces the same requests. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/**
 * Sends hostile requests of every kind, 24 at a time: different callers and sessions each time,
 * unknown hosts and paths, malformed and large bodies, files that are not pictures, searches,
 * pages, live connections. Resolves with the number of responses by status.
 */
export async function sendHostileLoad(
  load: HostileLoad,
): Promise<Readonly<Record<string, number>>> {
  const random = createRandom(load.seed)
  const agent = new Agent({ keepAlive: true, maxSockets: 24 })
  const statuses: Record<string, number> = {}
  let left = load.requests
  async function sendNext(): Promise<void> {
    while (left > 0) {
      left -= 1
      const status =
        random() < 0.01
          ? await openLive(load, random)
          : await send(load.port, agent, createRequest(load, random))
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: 24 }, sendNext))
  agent.destroy()
  return statuses
}

function createRequest({ members }: HostileLoad, random: () => number): HostileRequest {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
  const word = (length = 12) =>
    Array.from({ length }, () => Math.floor(random() * 36).toString(36)).join('')
  const hex = (length: number) =>
    Array.from({ length }, () => Math.floor(random() * 16).toString(16)).join('')
  const uuid = `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`
  const from = { 'x-forwarded-for': `2001:db8:${hex(4)}:${hex(4)}::${hex(4)}` }
  const member = { cookie: pick(members), 'sec-fetch-site': 'same-origin', ...from }
  const json = { 'content-type': 'application/json' }
  return pick<() => HostileRequest>([
    () => ({
      path: `/${word()}/${word()}?${word()}=${word(200)}`,
      headers: { ...from, accept: 'text/html' },
    }),
    () => ({
      path: '/members',
      headers: { ...member, accept: 'text/html', 'accept-encoding': 'br' },
    }),
    () => ({ path: '/', headers: { ...from, accept: 'text/html', 'accept-language': word(30) } }),
    () => ({
      path: `/api/members?after=${word(40)}&age_min=${18 + Math.floor(random() * 60)}`,
      headers: member,
    }),
    () => ({ path: `/api/members?order=near&country=${word(2)}`, headers: member }),
    () => ({ path: '/api/poll', headers: { ...from, cookie: `__Host-auth.session=${word(43)}` } }),
    () => ({ path: '/api/settings', headers: { ...from, host: `${word()}.test` } }),
    () => ({ path: '/', headers: { ...from, host: pick(['08', '256.256.256.256', '1.2.3.4.5']) } }),
    () => ({ path: `/media/${uuid}/480?until=${word()}&sign=${word(40)}`, headers: member }),
    () => ({ path: `/api/members/${uuid}`, headers: member }),
    () => ({
      method: 'POST',
      path: '/api/user.php',
      headers: { ...from, ...json },
      body: JSON.stringify({ login: `${word()}@example.org`, password: word(3) }),
    }),
    () => ({
      method: 'POST',
      path: `/api/members/${uuid}/messages`,
      headers: { ...member, ...json },
      body: JSON.stringify({ id: uuid, body: word(60_000) }),
    }),
    () => ({
      method: 'POST',
      path: '/api/user.php?push=1',
      headers: { ...member, ...json },
      body: '['.repeat(20_000),
    }),
    () => ({
      method: 'PUT',
      path: '/api/profile/about',
      headers: { ...member, ...json },
      body: `{"about":"${'\ud83c\udf37'.repeat(300)}"}`,
    }),
    () => ({
      method: 'POST',
      path: `/api/profile/photos?id=${uuid}`,
      headers: { ...member, 'content-type': 'image/jpeg' },
      body: Buffer.alloc(200_000, word()),
    }),
    () => ({ method: 'PATCH', path: `/api/${word()}`, headers: { ...from, 'x-long': word(8000) } }),
  ])()
}

function send(port: number, agent: Agent, { method = 'GET', path, headers, body }: HostileRequest) {
  return new Promise<string>((resolve) => {
    const options = { host: '127.0.0.1', port, method, path, agent, timeout: 30_000 }
    const sent = request(
      { ...options, headers: { host: `localhost:${port}`, ...headers } },
      (response) => {
        response.resume()
        response.on('close', () => resolve(String(response.statusCode)))
      },
    )
    sent.on('timeout', () => sent.destroy())
    sent.on('error', () => resolve('error'))
    sent.end(body)
  })
}

/** Opens a live connection, sends frames and leaves. */
function openLive({ port, members }: HostileLoad, random: () => number): Promise<string> {
  return new Promise((resolve) => {
    const cookie = members[Math.floor(random() * members.length)] ?? ''
    const socket = new WebSocket(`ws://localhost:${port}/api/live`, {
      origin: `http://localhost:${port}`,
      headers: { cookie },
    })
    socket.on('open', () => {
      for (const type of ['live.ping', 'push.sight', 'chat.typing'])
        socket.send(JSON.stringify({ type, page: `page ${random()}`, seen: true }))
      setTimeout(() => socket.terminate(), 50)
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve('live'))
  })
}
