import { connect } from 'node:net'
import { setTimeout as after } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { knownThing, startExampleServer } from './testing/example-site.ts'

test('a client that never completes the headers of a request is disconnected', async () => {
  const example = await startExampleServer({ timeouts: { headers: 200, request: 400 } })
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      dribble(example.url, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '),
    ),
  )
  for (const answer of answers)
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\nstrict-transport-security: /)
  expect((await fetch(`${example.url}/members`)).status).toBe(200)
  await example.http.close()
})

test('a client that never completes the body of a request is disconnected, and no error is logged', async () => {
  const example = await startExampleServer({ timeouts: { headers: 200, request: 400 } })
  const head =
    'POST /api/hook HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{'
  expect(await dribble(example.url, head)).toMatch(/^HTTP\/1\.1 408 |^$/)
  await after(20)
  expect(example.logged.filter((line) => line.includes('"level":"error"'))).toEqual([])
  await example.http.close()
})

test('closing accepts nothing new, completes requests in progress, and closes idle connections', async () => {
  const { entered, pages } = slowPages(after(300))
  const example = await startExampleServer({ pages })
  await fetch(`${example.url}/api/things/${knownThing}`)
  const inFlight = fetch(`${example.url}/members`)
  await entered
  const startedAt = performance.now()
  const closed = example.http.close()
  await expect(fetch(`${example.url}/members`)).rejects.toThrow('fetch failed')
  expect((await inFlight).status).toBe(200)
  await closed
  expect(performance.now() - startedAt).toBeLessThan(2000)
})

test('closing aborts requests that do not finish in time', async () => {
  const { entered, pages } = slowPages(new Promise(() => {}))
  const example = await startExampleServer({ timeouts: { close: 100 }, pages })
  const inFlight = fetch(`${example.url}/members`).then(
    () => 'answered',
    () => 'cut',
  )
  await entered
  await example.http.close()
  expect(await inFlight).toBe('cut')
})

test('a trusted proxy may report another address; an unknown host may not', async () => {
  const seen: string[] = []
  const forwardedHeaders = {
    'x-forwarded-for': '10.1.1.1, 203.0.113.9',
    'x-forwarded-host': 'open.test',
    'x-forwarded-proto': 'https',
  }
  const pages = async ({ context, url }: { context: { address: string }; url: URL }) => {
    seen.push(`${context.address} ${url.origin}`)
    return { status: 200, html: '' }
  }
  const near = await startExampleServer({ trustedProxies: ['127.0.0.0/8'], pages })
  await fetch(`${near.url}/members`, { headers: forwardedHeaders })
  await near.http.close()
  const far = await startExampleServer({ pages })
  await fetch(`${far.url}/members`, { headers: forwardedHeaders })
  await far.http.close()
  expect(seen).toEqual(['203.0.113.9 https://open.test', `127.0.0.1 ${far.url}`])
})

test.each(['08', '256.256.256.256', '1.2.3.4.5', '99999999999999999999', 'a b', 'x@localhost', ''])(
  'the host "%s" is answered with 400 and leaves no error in the log',
  async (host) => {
    const example = await startExampleServer()
    const answer = await exchange(example.url, `GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
    await example.http.close()
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain('"malformed_request"')
    expect(answer.toLowerCase()).toContain('\r\nstrict-transport-security: ')
    expect(example.logged.filter((line) => line.includes('"level":"error"'))).toEqual([])
  },
)

test('a request with two hosts is refused, in either order', async () => {
  const example = await startExampleServer()
  for (const hosts of ['Host: localhost\r\nHost: open.test', 'hOST: a\r\nHost: localhost'])
    expect(await exchange(example.url, `GET /members HTTP/1.1\r\n${hosts}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 400 /,
    )
  await example.http.close()
})

test('with several forwarded hosts and schemes, the one set by the nearest proxy is used', async () => {
  const seen: string[] = []
  const pages = async ({ url }: { url: URL }) => {
    seen.push(url.origin)
    return { status: 200, html: '' }
  }
  const example = await startExampleServer({ trustedProxies: ['127.0.0.0/8'], pages })
  const ask = (host: string, proto: string) =>
    fetch(`${example.url}/members`, {
      headers: { 'x-forwarded-host': host, 'x-forwarded-proto': proto },
    })
  await ask('evil.test, open.test', 'http, https')
  expect((await ask('open.test, 08', 'https')).status).toBe(400)
  expect((await ask('open.test, evil.test', 'https')).status).toBe(421)
  await example.http.close()
  expect(seen).toEqual(['https://open.test'])
})

test('X-Forwarded-For from a peer that isn’t a proxy is ignored and logged once', async () => {
  const example = await startExampleServer()
  for (const address of ['203.0.113.1', '203.0.113.2'])
    await fetch(`${example.url}/members`, { headers: { 'x-forwarded-for': address } })
  await example.http.close()
  const warnings = example.logged.filter((line) => line.includes('X-Forwarded-For was ignored'))
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toContain('MINUET_TRUSTED_PROXIES')
  expect(warnings[0]).not.toContain('203.0.113')
})

test('photos and pages are counted, each against its own limit; build files are not', async () => {
  const example = await startExampleServer({ globalRateLimits, frequentLimits })
  const ask = (path: string) => fetch(`${example.url}${path}`).then(({ status }) => status)
  const photos = await Promise.all(Array.from({ length: 7 }, () => ask('/media/1')))
  expect(photos.filter((status) => status === 429)).toHaveLength(2)
  expect(await ask('/members')).toBe(200)
  expect(await ask('/members')).toBe(429)
  expect(await ask('/dev/mail')).toBe(200)
  await example.http.close()
})

test('production refuses to start with pages under /dev', async () => {
  await expect(startExampleServer({ mode: 'production' })).rejects.toThrow(
    'production must not serve pages under /dev',
  )
})

const globalRateLimits = {
  visitor: { name: 'example.visitor', count: 1, seconds: 600, by: 'address' },
  member: { name: 'example.member', count: 1, seconds: 600 },
} as const
const frequentLimits = {
  visitor: { name: 'example.visitor_media', count: 5, seconds: 600, by: 'address' },
  member: { name: 'example.member_media', count: 5, seconds: 600 },
} as const

/** Sends a complete request unchanged and returns the response. */
function exchange(url: string, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = ''
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(request))
    socket.setTimeout(10_000, () => socket.destroy())
    socket.on('data', (chunk) => {
      received += chunk
      // The connection stays open after the response.
      socket.setTimeout(300)
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(received))
  })
}

/** Pages that respond once `done` resolves, and a promise of the first request for one. */
function slowPages(done: Promise<unknown>) {
  let enter: () => void
  const entered = new Promise<void>((resolve) => (enter = resolve))
  const pages = async () => {
    enter()
    await done
    return { status: 200, html: '' }
  }
  return { entered, pages }
}

/**
 * Sends the beginning, then one byte every 50 ms, and returns the response received before the
 * server closes the connection.
 */
function dribble(url: string, beginning: string): Promise<string> {
  return new Promise((resolve) => {
    let received = ''
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(beginning))
    const drip = setInterval(() => socket.write('x'), 50)
    socket.on('data', (chunk) => (received += chunk))
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(drip)
      resolve(received)
    })
  })
}
