import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { waitForExit, findPidsWorkingIn, readProcess } from './process-table.ts'
import { findAccount } from './supervisor-account.ts'
import { type Postgres, startPostgres } from './supervisor.ts'

let home: string
let server: Postgres | undefined
beforeAll(() => {
  const folder = mkdtempSync('/tmp/supervisor-')
  chmodSync(folder, 0o711)
  home = join(folder, 'data/postgres')
})
// Each test uses the cluster left by the previous one.
afterEach(async () => {
  await server?.stop()
  server = undefined
})
afterAll(() => rmSync(join(home, '../..'), { recursive: true }))

const cluster = () => join(home, 'cluster')
const start = async () => {
  server = await startPostgres({ home })
  return server
}
async function query(text: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: server?.url })
  await client.connect()
  // If there are several queries, the result of the last one is returned.
  const result = [await client.query(text)].flat().at(-1)
  await client.end()
  return Object.values(result?.rows[0] ?? {})[0]
}

test('starts, retains its data, and leaves no process behind when stopped', async () => {
  const first = await start()
  expect(first.adopted).toBe(false)
  await query('drop table if exists kept; create table kept (n int)')
  await query('insert into kept values (7)')
  await first.stop()
  expect(findPidsWorkingIn(cluster())).toEqual([])
  await start()
  expect(await query('select n from kept')).toBe(7)
})

test('requires a password, supports letters beyond ASCII and opens no network port', async () => {
  await start()
  expect(await query(`select lower('ŁÓDŹ')`)).toBe('łódź')
  expect(await query('show listen_addresses')).toBe('')
  const guess = new pg.Client({ connectionString: server?.url.replace(/:[^:@]+@/, ':wrong@') })
  await expect(guess.connect()).rejects.toThrow('password authentication failed')
})

test('adopts the server of a run that was killed', async () => {
  const code = `import { startPostgres } from ${JSON.stringify(join(import.meta.dirname, 'supervisor.ts'))}
    console.log((await startPostgres({ home: process.argv[1] })).pid); setInterval(() => {}, 1000)`
  const run = spawn(process.execPath, ['--input-type=module', '-e', code, home], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(run.stdout, 'data')) as [Buffer]
  run.kill('SIGKILL')
  await once(run, 'exit')
  const restarted = await start()
  expect(restarted.adopted).toBe(true)
  expect(restarted.pid).toBe(Number(String(line)))
})

test('stops an orphaned server that runs with other settings and starts its own server', async () => {
  const before = await startPostgres({ home, settings: { max_connections: 20 } })
  before.leave()
  const next = await start()
  expect(next.adopted).toBe(false)
  expect(readProcess(before.pid)).toBeUndefined()
  expect(await query('show max_connections')).toBe('60')
})

test('restarts a killed server within ten seconds, with all acknowledged data', async () => {
  const { pid } = await start()
  await query('drop table if exists kept; create table kept (n int)')
  await query('insert into kept values (1)')
  process.kill(pid, 'SIGKILL')
  const deadline = performance.now() + 10_000
  while (server?.pid === pid && performance.now() < deadline) await wait(50)
  expect(await query('select count(*)::int from kept')).toBe(1)
})

test('starts again after postmaster and supervisor were killed together', async () => {
  const killed = await start()
  await query('drop table if exists kept; create table kept (n int)')
  killed.leave()
  process.kill(killed.pid, 'SIGKILL')
  const next = await start()
  expect(next.adopted).toBe(false)
  expect(await query('select count(*)::int from kept')).toBe(0)
})

test('removes a lock file whose process has ended', async () => {
  await (await start()).stop()
  const endedProcess = spawn('true')
  await once(endedProcess, 'exit')
  writeFileSync(
    join(cluster(), 'postmaster.pid'),
    `${endedProcess.pid}\n${cluster()}\n1\n5432\n\n\n\n`,
  )
  expect((await start()).adopted).toBe(false)
})

test('removes a lock file whose pid now belongs to an unrelated process, without touching that process', async () => {
  await (await start()).stop()
  const root = process.getuid?.() === 0
  const stranger = spawn('sleep', ['60'], { cwd: '/', ...(root ? findAccount(cluster()) : {}) })
  writeFileSync(join(cluster(), 'postmaster.pid'), `${stranger.pid}\n${cluster()}\n1\n5432\n\n\n\n`)
  expect((await start()).adopted).toBe(false)
  expect(readProcess(stranger.pid ?? 0)?.command[0]).toBe('sleep')
  stranger.kill()
})

test('creates the cluster again if the first attempt was interrupted', async () => {
  rmSync(cluster(), { recursive: true })
  mkdirSync(`${cluster()}.new`)
  writeFileSync(`${cluster()}.new/PG_VERSION`, '18')
  await start()
  expect(await query('select 1')).toBe(1)
})

test('shares one server between two concurrent starts', async () => {
  const both = await Promise.all([startPostgres({ home }), startPostgres({ home })])
  server = both[0]
  expect(both[0].pid).toBe(both[1].pid)
  both[1].leave()
})

test('gives a deeply nested folder a socket in /tmp', async () => {
  const deep = await startPostgres({ home: join(home, '..', 'a'.repeat(80), 'postgres') })
  const socket = decodeURIComponent(new URL(deep.url).hostname)
  expect(socket).toMatch(/^\/tmp\/minuet-/)
  await deep.stop()
  rmSync(socket, { recursive: true })
})

test('treats a zombie as ended', async () => {
  // The shell's child exits, and `sleep`, which replaced the shell, never collects it.
  const parent = spawn('sh', ['-c', 'sleep 0.05 & exec sleep 30'])
  const children = () =>
    readFileSync(`/proc/${parent.pid}/task/${parent.pid}/children`, 'utf8').trim()
  await expect.poll(children, { timeout: 10_000 }).toMatch(/^\d+$/)
  const child = Number(children())
  await expect
    .poll(() => readFileSync(`/proc/${child}/stat`, 'utf8'), { timeout: 10_000 })
    .toContain(' Z ')
  expect(readProcess(child)).toBeUndefined()
  expect(await waitForExit(child, 0)).toBe(true)
  parent.kill()
})
