import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { knownThing, knownToken, startExampleServer } from '../testing/example-site.ts'

/** For members only. */
const path = `/api/things/${knownThing}`

test('PRO-07 an upload without a session is answered before its body is sent, and beyond the limit its connection is closed', async () => {
  const example = await startExampleServer({ unreadBodies: { concurrency: 1, ms: 300 } })
  const first = await beginUpload(example.url)
  expect(first.answer).toMatch(/^HTTP\/1\.1 403 /)
  expect(first.answer.toLowerCase()).not.toContain('connection: close')
  const second = await beginUpload(example.url)
  expect(second.answer).toMatch(/^HTTP\/1\.1 403 /)
  expect(second.answer.toLowerCase()).toContain('connection: close')
  await second.closed
  await first.closed
  // Its place is free again.
  expect((await beginUpload(example.url)).answer.toLowerCase()).not.toContain('connection: close')
  await example.http.close()
})

test('a client that sends a refused file to its end reads the answer and keeps its connection', async () => {
  const example = await startExampleServer({ unreadBodies: { concurrency: 4, ms: 60_000 } })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ports = new Set<number | undefined>()
  for (let times = 0; times < 3; times += 1)
    expect(await upload('POST', `${example.url}${path}`, { size: 8_000_000, agent, ports })).toBe(
      403,
    )
  expect(ports.size).toBe(1)
  agent.destroy()
  await example.http.close()
})

test('a member uploads while the connections of refused uploads stay open', async () => {
  const example = await startExampleServer()
  const begun = await Promise.all(Array.from({ length: 50 }, () => beginUpload(example.url)))
  expect(begun.every(({ answer }) => answer.startsWith('HTTP/1.1 403 '))).toBe(true)
  expect(begun.filter(({ answer }) => /connection: close/i.test(answer))).toHaveLength(46)
  const cookie = `__Host-auth.session=${knownToken}`
  const file = `${example.url}/api/files/photo`
  expect(await upload('PUT', file, { size: 60_000, headers: { cookie } })).toBe(200)
  for (const { socket } of begun) socket.destroy()
  await example.http.close()
})

/** Sends the head of an upload without its body; returns the answer and when the server closed. */
function beginUpload(
  url: string,
): Promise<{ answer: string; closed: Promise<void>; socket: Socket }> {
  return new Promise((resolve, reject) => {
    const { port, host } = new URL(url)
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${url}\r\nContent-Type: image/jpeg\r\nContent-Length: 8000000\r\n\r\nx`,
      ),
    )
    const closed = new Promise<void>((done) => socket.on('close', () => done()))
    socket.once('data', (answer) => resolve({ answer: String(answer), closed, socket }))
    socket.on('error', reject)
  })
}

interface UploadOptions {
  readonly size: number
  readonly agent?: Agent
  readonly headers?: Readonly<Record<string, string>>
  readonly ports?: Set<number | undefined>
}

function upload(
  method: string,
  url: string,
  { size, agent, headers, ports }: UploadOptions,
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const origin = new URL(url).origin
    const outgoing = request(url, {
      method,
      agent,
      headers: { origin, 'content-type': 'image/jpeg', ...headers },
    })
    outgoing.on('response', (response) => {
      ports?.add(response.socket.localPort)
      response.resume().on('end', () => resolve(response.statusCode))
    })
    outgoing.on('error', reject).end(Buffer.alloc(size))
  })
}
