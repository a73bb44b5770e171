import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createDatabase, type Database } from '#platform/server/postgres/database.ts'
import type { TestDatabase } from '#platform/server/testing/make-database.ts'
import { testDatabase } from '#platform/server/testing/test-database.ts'
import { ownPort } from '#platform/server/testing/own-port.ts'
import { type KillableSite, startKillableSite } from './killable-site.ts'
import { makeWriter, type Writer } from './people.ts'

interface Node {
  readonly url: string
  readonly site: KillableSite
}
interface Heard {
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
  clone = await testDatabase()
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

/** A server in a process of its own, on the one database and the one folder of photos. */
async function start(): Promise<Node> {
  const port = await ownPort()
  const site = await startKillableSite({ DATABASE_URL: clone.url, MINUET_DATA: folder, MINUET_PORT: String(port) })
  return { url: `http://localhost:${port}`, site }
}

async function ask(node: Node, who: Writer, method: string, path: string, body?: object) {
  const answer = await fetch(node.url + path, {
    method,
    headers: { cookie: who.cookie, origin: node.url, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (answer.status !== 200) throw new Error(`${method} ${path} was answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as never
}

const write = (node: Node, from: Writer, to: Writer, text: string, id = randomUUID()) =>
  ask(node, from, 'POST', `/api/members/${to.member}/messages`, { id, text }) as Promise<{
    conversation: { id: string }
    message: { seq: number }
  }>

/** Everything told to a member's tab at a node, and a way to say something. */
async function tab(node: Node, who: Writer) {
  const heard: Heard[] = []
  const socket = new WebSocket(`${node.url.replace('http', 'ws')}/api/live`, {
    headers: { cookie: who.cookie, origin: node.url },
  })
  sockets.push(socket)
  const gone = new Promise((resolve) => socket.once('close', resolve))
  await new Promise((resolve, reject) => {
    socket.once('error', reject)
    socket.on('message', (data) => {
      heard.push(JSON.parse(String(data)) as Heard)
      resolve(undefined)
    })
  })
  return { heard, gone, say: (message: object) => socket.send(JSON.stringify(message)) }
}

test('CHAT-11 CHAT-04 what happens at one server is told at the other: a message, typing, its arrival, its reading, what is unread', async () => {
  const [a, b] = nodes as [Node, Node]
  const [jonas, elena] = [await makeWriter(database, 'Jonas', 50), await makeWriter(database, 'Elena', 50)]
  const [his, hers] = [await tab(a, jonas), await tab(b, elena)]
  const { conversation } = await write(a, jonas, elena, 'Hello from the other server')
  await expect.poll(() => hers.heard).toContainEqual({ type: 'chat.message', conversation: conversation.id, seq: 1 })
  his.say({ type: 'chat.typing', conversation: conversation.id })
  await expect.poll(() => hers.heard).toContainEqual({ type: 'chat.typing', conversation: conversation.id })
  await ask(b, elena, 'GET', `/api/conversations/${conversation.id}`)
  await expect.poll(() => his.heard).toContainEqual({ type: 'chat.delivered', conversation: conversation.id, seq: 1 })
  // A second tab of hers at the first server learns that nothing is unread any more.
  const second = await tab(a, elena)
  await ask(b, elena, 'POST', `/api/conversations/${conversation.id}/read`, { seq: 1 })
  await expect.poll(() => his.heard).toContainEqual({ type: 'chat.read', conversation: conversation.id, seq: 1 })
  await expect.poll(() => second.heard).toContainEqual({ type: 'chat.unread', unread: 0 })
  // A burst comes whole, in order and once each.
  for (let n = 0; n < 20; n += 1) await write(a, jonas, elena, `message ${n}`)
  const seqs = () => hers.heard.filter(({ type }) => type === 'chat.message').map(({ seq }) => seq)
  await expect.poll(() => seqs().length).toBe(21)
  expect(seqs()).toEqual(Array.from({ length: 21 }, (_, n) => n + 1))
})

test('SEC-02 CHAT-11 of 200 sends at once over two servers exactly as many succeed as the last credits pay for', async () => {
  const [a, b] = nodes as [Node, Node]
  const [jonas, elena] = [await makeWriter(database, 'Jonas', 35), await makeWriter(database, 'Elena', 1)]
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
  expect((await ask(b, jonas, 'GET', '/api/credits')) as { credits: number }).toMatchObject({ credits: 1 })
  const { messages } = (await ask(b, elena, 'GET', `/api/conversations/${conversation.id}`)) as {
    messages: { seq: number }[]
  }
  expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 18 }, (_, n) => n + 1))
})

test('CHAT-11 SEC-03 a server killed amid 60 messages loses none: their writers and readers come back to the other one', async () => {
  const [a, b] = nodes as [Node, Node]
  const [jonas, elena] = [await makeWriter(database, 'Jonas', 200), await makeWriter(database, 'Elena', 1)]
  const hers = await tab(b, elena)
  const { conversation } = await write(b, jonas, elena, 'first')
  const ids = Array.from({ length: 60 }, () => randomUUID())
  let acknowledged = 0
  let killed: Promise<void> | undefined
  let retried = 0
  const sent = await Promise.all(
    ids.map(async (id, n) => {
      try {
        const answer = await write(b, jonas, elena, `message ${n}`, id)
        acknowledged += 1
        if (acknowledged === 15) killed = b.site.kill()
        return answer.message.seq
      } catch {
        // No answer: it may have been written or not. The same id at the other server settles it.
        retried += 1
        return (await write(a, jonas, elena, `message ${n}`, id)).message.seq
      }
    }),
  )
  await killed
  await hers.gone
  expect(retried).toBeGreaterThan(0)
  expect(sent.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 60 }, (_, n) => n + 2))

  // Her browser comes back to the other server, asks from where it was, and hears again.
  const again = await tab(a, elena)
  const page = (await ask(a, elena, 'GET', `/api/conversations/${conversation.id}`)) as {
    messages: { seq: number }[]
    marks: { last: number }
  }
  const earlier = (await ask(
    a,
    elena,
    'GET',
    `/api/conversations/${conversation.id}?before=${page.messages[0]?.seq}`,
  )) as typeof page
  expect([...earlier.messages, ...page.messages].map(({ seq }) => seq)).toEqual(
    Array.from({ length: 61 }, (_, n) => n + 1),
  )
  await write(a, jonas, elena, 'after the fall')
  await expect.poll(() => again.heard).toContainEqual({ type: 'chat.message', conversation: conversation.id, seq: 62 })
  expect((await ask(a, jonas, 'GET', '/api/credits')) as { credits: number }).toMatchObject({ credits: 200 - 61 * 2 })
})
