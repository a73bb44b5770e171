import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createDatabase, type Database } from '#platform/server/postgres/database.ts'
import type { TestDatabase } from '#platform/server/testing/make-database.ts'
import { createTestDatabase } from '#platform/server/testing/create-test-database.ts'
import { allocatePort } from '#platform/server/testing/allocate-port.ts'
import { type KillableSite, startKillableSite } from './killable-site.ts'
import { makeWriter, type Writer } from './people.ts'

interface Node {
  readonly url: string
  readonly site: KillableSite
}
interface LiveMessage {
  readonly type: string
  readonly [field: string]: unknown
}

let clone: TestDatabase
let database: Database
let folder: string
const nodes: Node[] = []
const sockets: WebSocket[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'minuet-nodes-'))
  clone = await createTestDatabase()
  database = createDatabase({ url: clone.url })
  nodes.push(await start(), await start())
})

afterAll(async () => {
  for (const socket of sockets) socket.terminate()
  await Promise.all(nodes.map(({ site }) => site.kill()))
  await database?.close()
  await clone?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Starts a server in a separate process, on the shared database and photo folder. */
async function start(): Promise<Node> {
  const port = await allocatePort()
  const site = await startKillableSite({
    MINUET_MODE: 'demo',
    DATABASE_URL: clone.url,
    MINUET_DATA: folder,
    MINUET_PORT: String(port),
  })
  return { url: `http://localhost:${port}`, site }
}

async function request(node: Node, who: Writer, method: string, path: string, body?: object) {
  const answer = await fetch(node.url + path, {
    method,
    headers: {
      cookie: who.cookie,
      origin: node.url,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (answer.status !== 200)
    throw new Error(`${method} ${path} returned ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as never
}

const write = (node: Node, from: Writer, to: Writer, text: string, id = randomUUID()) =>
  request(node, from, 'POST', `/api/members/${to.member}/messages`, { id, text }) as Promise<{
    conversation: { id: string }
    message: { seq: number }
  }>

/** Opens a member's tab at a node: everything it receives, and a way to send. */
async function tab(node: Node, who: Writer) {
  const received: LiveMessage[] = []
  const socket = new WebSocket(`${node.url.replace('http', 'ws')}/api/live`, {
    headers: { cookie: who.cookie, origin: node.url },
  })
  sockets.push(socket)
  const closed = new Promise((resolve) => socket.once('close', resolve))
  await new Promise((resolve, reject) => {
    socket.once('error', reject)
    socket.on('message', (data) => {
      received.push(JSON.parse(String(data)) as LiveMessage)
      resolve(undefined)
    })
  })
  return {
    received,
    gone: closed,
    say: (message: object) => socket.send(JSON.stringify(message)),
  }
}

test('CHAT-11 CHAT-04 events at one server reach the other: messages, typing, delivery and read marks, and unread counts', async () => {
  const [a, b] = nodes as [Node, Node]
  const [jonas, elena] = [
    await makeWriter(database, 'Jonas', 50),
    await makeWriter(database, 'Elena', 50),
  ]
  const [jonasTab, elenasTab] = [await tab(a, jonas), await tab(b, elena)]
  const { conversation } = await write(a, jonas, elena, 'Hello from the other server')
  await expect
    .poll(() => elenasTab.received)
    .toContainEqual({ type: 'chat.message', conversation: conversation.id, seq: 1 })
  jonasTab.say({ type: 'chat.typing', conversation: conversation.id })
  await expect
    .poll(() => elenasTab.received)
    .toContainEqual({ type: 'chat.typing', conversation: conversation.id })
  await request(b, elena, 'GET', `/api/conversations/${conversation.id}`)
  await expect
    .poll(() => jonasTab.received)
    .toContainEqual({ type: 'chat.delivered', conversation: conversation.id, seq: 1 })
  // Her second tab, connected to the first server, is notified that nothing is unread any more.
  const second = await tab(a, elena)
  await request(b, elena, 'POST', `/api/conversations/${conversation.id}/read`, { seq: 1 })
  await expect
    .poll(() => jonasTab.received)
    .toContainEqual({ type: 'chat.read', conversation: conversation.id, seq: 1 })
  await expect.poll(() => second.received).toContainEqual({ type: 'chat.unread', unread: 0 })
  // A burst arrives complete, in order and without duplicates.
  for (let n = 0; n < 20; n += 1) await write(a, jonas, elena, `message ${n}`)
  const seqs = () =>
    elenasTab.received.filter(({ type }) => type === 'chat.message').map(({ seq }) => seq)
  await expect.poll(() => seqs().length).toBe(21)
  expect(seqs()).toEqual(Array.from({ length: 21 }, (_, n) => n + 1))
})

test('SEC-02 CHAT-11 of 200 concurrent sends over two servers, exactly as many succeed as the remaining credits pay for', async () => {
  const [a, b] = nodes as [Node, Node]
  const [jonas, elena] = [
    await makeWriter(database, 'Jonas', 35),
    await makeWriter(database, 'Elena', 1),
  ]
  const { conversation } = await write(a, jonas, elena, 'free, for it is the first')
  const statuses = await Promise.all(
    Array.from({ length: 200 }, async (_, n) => {
      const node = n % 2 === 0 ? a : b
      const answer = await fetch(`${node.url}/api/conversations/${conversation.id}/messages`, {
        method: 'POST',
        headers: { cookie: jonas.cookie, origin: node.url, 'content-type': 'application/json' },
        body: JSON.stringify({ id: randomUUID(), text: `message ${n}` }),
      })
      await answer.arrayBuffer()
      return answer.status
    }),
  )
  expect(statuses.filter((status) => status === 200)).toHaveLength(17)
  expect(statuses.filter((status) => status === 402)).toHaveLength(183)
  expect((await request(b, jonas, 'GET', '/api/credits')) as { credits: number }).toMatchObject({
    credits: 1,
  })
  const { messages } = (await request(
    b,
    elena,
    'GET',
    `/api/conversations/${conversation.id}`,
  )) as {
    messages: { seq: number }[]
  }
  expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 18 }, (_, n) => n + 1))
})

test('CHAT-11 SEC-03 killing a server during 60 messages loses none of them: their senders and readers reconnect to the other one', async () => {
  const [a, b] = nodes as [Node, Node]
  const [jonas, elena] = [
    await makeWriter(database, 'Jonas', 200),
    await makeWriter(database, 'Elena', 1),
  ]
  const elenasTab = await tab(b, elena)
  const { conversation } = await write(b, jonas, elena, 'first')
  let acknowledged = 0
  let killed: Promise<void> | undefined
  let retried = 0
  async function deliver(text: string): Promise<number> {
    const id = randomUUID()
    try {
      const answer = await write(b, jonas, elena, text, id)
      acknowledged += 1
      if (acknowledged === 15) killed = b.site.kill()
      return answer.message.seq
    } catch {
      // There was no response, so it may or may not have been written. Sending the same id to the
      // other server resolves this.
      retried += 1
      return (await write(a, jonas, elena, text, id)).message.seq
    }
  }
  // Twenty senders write three messages each, one after another, so that some are always still to
  // be sent when the server is killed.
  const sequences = await Promise.all(
    Array.from({ length: 20 }, async (_, sender) => {
      const seqs: number[] = []
      for (let n = 0; n < 3; n += 1) seqs.push(await deliver(`message ${sender}.${n}`))
      return seqs
    }),
  )
  const sent = sequences.flat()
  await killed
  await elenasTab.gone
  expect(retried).toBeGreaterThan(0)
  expect(sent.toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 60 }, (_, n) => n + 2),
  )

  // Her browser reconnects to the other server, continues from where it was, and receives events
  // again.
  const again = await tab(a, elena)
  const page = (await request(a, elena, 'GET', `/api/conversations/${conversation.id}`)) as {
    messages: { seq: number }[]
    marks: { last: number }
  }
  const earlier = (await request(
    a,
    elena,
    'GET',
    `/api/conversations/${conversation.id}?before=${page.messages[0]?.seq}`,
  )) as typeof page
  expect([...earlier.messages, ...page.messages].map(({ seq }) => seq)).toEqual(
    Array.from({ length: 61 }, (_, n) => n + 1),
  )
  await write(a, jonas, elena, 'after the fall')
  await expect
    .poll(() => again.received)
    .toContainEqual({ type: 'chat.message', conversation: conversation.id, seq: 62 })
  expect((await request(a, jonas, 'GET', '/api/credits')) as { credits: number }).toMatchObject({
    credits: 200 - 61 * 2,
  })
})
