import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { projectRoot } from '#platform/server/config/project-root.ts'
import { markLoaded } from '#platform/server/postgres/loaded.ts'
import { allocatePort } from '#platform/server/testing/allocate-port.ts'
import { createTestDatabase } from '#platform/server/testing/create-test-database.ts'
import { seededMark } from '../start/seed-once.ts'

// Runs in a copy of the project, so that its files can be changed.
const folder = mkdtempSync(join(tmpdir(), 'minuet-dev-'))
const component = 'src/features/members/accounts/web/account-stage.tsx'
const serverFile = 'src/app/site-view.ts'
let database: Awaited<ReturnType<typeof createTestDatabase>>
let child: ChildProcess
let url: string
let output = ''

beforeAll(async () => {
  for (const name of ['bin', 'content', 'db', 'src', 'features.map.js', 'package.json'])
    cpSync(join(projectRoot, name), join(folder, name), { recursive: true })
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'))
  database = await createTestDatabase()
  await markLoaded(database.url, seededMark, new Date())
  const port = await allocatePort()
  url = `http://localhost:${port}`
  child = spawn(process.execPath, [join(folder, 'bin/dev.ts')], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      NODE_COMPILE_CACHE: join(projectRoot, '.cache/compiled'),
      MINUET_MODE: 'demo',
      DATABASE_URL: database.url,
      MINUET_MIGRATION_URL: database.ownerUrl,
      MINUET_DATA: join(folder, 'data'),
      MINUET_PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
  await vi.waitUntil(() => output.includes('minuet is running'), { timeout: 55_000 })
})

afterAll(async () => {
  child.kill('SIGTERM')
  await once(child, 'exit')
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a changed component reaches open pages and the next rendered one', async () => {
  expect(await readPage()).toContain('/@vite/client')
  const { text } = await get(`/${component}`)
  expect(text).toContain('$RefreshReg$')
  const messages = await connectToVite()
  const ms = await measure(async () => {
    edit(component, '{quote}</p>', '{quote} Changed</p>')
    await expect
      .poll(() => messages.join(), { interval: 10 })
      .toMatch(new RegExp(`"js-update".*"/${component}"`))
  })
  await expect.poll(readPage, { interval: 10 }).toContain('Changed')
  console.log(`A changed component: ${ms} ms.`)
})

test('a change to the server code restarts it, and requests wait for it', async () => {
  const ms = await measure(async () => {
    appendFileSync(join(folder, serverFile), "console.log('the changed server')\n")
    await expect.poll(() => output, { interval: 10 }).toContain('The server has restarted')
  })
  expect(output).toContain('the changed server')
  expect((await get('/login')).status).toBe(200)
  console.log(`A restart of the server: ${ms} ms.`)
})

test('an error while rendering is shown with its stack trace until it is fixed', async () => {
  const fix = edit(
    component,
    'return (',
    "if (quote !== undefined) throw new Error('broken component')\n  return (",
  )
  await expect
    .poll(readPage, { interval: 20 })
    .toMatch(/<pre>Error: broken component\n.*account-stage\.tsx/)
  fix()
  await expect.poll(readPage, { interval: 20 }).toContain('<form')
})

test('a server that cannot start is shown with its output until it is fixed', async () => {
  const fix = edit(serverFile, 'export function', 'export functio')
  await expect.poll(async () => (await get('/login')).status, { interval: 20 }).toBe(500)
  expect((await get('/login')).text).toContain(serverFile)
  fix()
  await expect.poll(async () => (await get('/login')).status, { interval: 20 }).toBe(200)
})

test('pages keep the security policy of production, apart from Vite’s connection', async () => {
  const { headers } = await fetch(`${url}/login`)
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain("connect-src 'self' ws: wss:;")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect((await get('/package.json')).text).not.toContain('devDependencies')
  expect((await get('/office/login')).text).toContain('/src/app/office/entry-office.tsx')
})

async function get(path: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(url + path)
  return { status: answer.status, text: await answer.text() }
}

async function readPage(): Promise<string> {
  return (await get('/login')).text
}

async function measure(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return Math.round(performance.now() - startedAt)
}

/** Replaces text in a file of the copy; the result restores it. */
function edit(file: string, from: string, to: string): () => void {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(from)
  writeFileSync(path, text.replace(from, to))
  return () => writeFileSync(path, text)
}

/** Connects like a browser and collects the messages it receives. */
async function connectToVite(): Promise<string[]> {
  const token = /wsToken = "([^"]+)"/.exec((await get('/@vite/client')).text)?.[1] ?? ''
  const socket = new WebSocket(`${url.replace('http', 'ws')}/?token=${token}`, 'vite-hmr', {
    origin: url,
  })
  const messages: string[] = []
  socket.on('message', (data) => messages.push(String(data)))
  await once(socket, 'open')
  return messages
}
