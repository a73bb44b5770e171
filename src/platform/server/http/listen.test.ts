import { connect } from 'node:net'
import { setTimeout as after } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { knownThing, startToy } from './testing/toy-site.ts'

test('a client that never completes the headers of a request is disconnected', async () => {
  const toy = await startToy({ timeouts: { headers: 200, request: 400 } })
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      dribble(toy.url, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '),
    ),
  )
  for (const answer of answers)
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\nstrict-transport-security: /)
  expect((await fetch(`${toy.url}/members`)).status).toBe(200)
  await toy.http.close()
})

test('a client that never completes the body of a request is disconnected, and no error is logged', async () => {
  const toy = await startToy({ timeouts: { headers: 200, request: 400 } })
  const head =
    'POST /api/hook HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{'
  expect(await dribble(toy.url, head)).toMatch(/^HTTP\/1\.1 408 |^$/)
  await after(20)
  expect(toy.logged.filter((line) => line.includes('"level":"error"'))).toEqual([])
  await toy.http.close()
})

test('closing accepts nothing new, completes requests in progress, and closes idle connections', async () => {
  const { entered, pages } = slowPages(after(300))
  const toy = await startToy({ pages })
  await fetch(`${toy.url}/api/things/${knownThing}`)
  const inFlight = fetch(`${toy.url}/members`)
  await entered
  const startedAt = performance.now()
  const closed = toy.http.close()
  await expect(fetch(`${toy.url}/members`)).rejects.toThrow('fetch failed')
  expect((await inFlight).status).toBe(200)
  await closed
  expect(performance.now() - startedAt).toBeLessThan(2000)
})

test('closing aborts requests that do not finish in time', async () => {
  const { entered, pages } = slowPages(new Promise(() => {}))
  const toy = await startToy({ timeouts: { close: 100 }, pages })
  const inFlight = fetch(`${toy.url}/members`).then(
    () => 'answered',
    () => 'cut',
  )
  await entered
  await toy.http.close()
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
  const near = await startToy({ trustedProxies: ['127.0.0.0/8'], pages })
  await fetch(`${near.url}/members`, { headers: forwardedHeaders })
  await near.http.close()
  const far = await startToy({ pages })
  await fetch(`${far.url}/members`, { headers: forwardedHeaders })
  await far.http.close()
  expect(seen).toEqual(['203.0.113.9 https://open.test', `127.0.0.1 ${far.url}`])
})

test('production does not start with pages under /dev', async () => {
  await expect(startToy({ mode: 'production' })).rejects.toThrow(
    'production must not serve pages under /dev',
  )
})

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
